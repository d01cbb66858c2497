@rem `npm start` says exec, so that no shell stands between a signal and the server. Windows lacks the word.
@%*
