import type { ReactElement } from 'react';
import { Tab, TabList, TabPanel, Tabs } from 'react-aria-components';
import { Chat } from './chat.tsx';
import { Log } from './log.tsx';
import { useModel } from './model.ts';
import css from './side.module.css';

/** The log, and what people say. */
export function Side(): ReactElement {
  const { connection } = useModel();
  if (!connection.abilities.has('chat')) {
    return (
      <div className={css['tabs']}>
        <h2 className={css['only']}>Log</h2>
        <div className={css['panel']} data-log="">
          <Log />
        </div>
      </div>
    );
  }
  return (
    <Tabs className={css['tabs'] ?? ''}>
      <TabList className={css['list'] ?? ''} aria-label="Log and chat">
        <Tab className={css['tab'] ?? ''} id="log">
          Log
        </Tab>
        <Tab className={css['tab'] ?? ''} id="chat">
          Chat
        </Tab>
      </TabList>
      <TabPanel className={css['panel'] ?? ''} id="log" data-log="">
        <Log />
      </TabPanel>
      <TabPanel className={css['panel'] ?? ''} id="chat">
        <Chat />
      </TabPanel>
    </Tabs>
  );
}
