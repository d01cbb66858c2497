import type { MatchInfo, ProtocolError } from '@conclave/protocol';
import { cannot, DONE, type TableConnection, type TableSnapshot } from '../table/connection.ts';

function blankInfo(id: string): MatchInfo {
  return {
    id,
    game: '',
    rulesVersion: 0,
    title: '',
    options: {},
    pace: { kind: 'none' },
    private: true,
    practice: false,
    status: 'playing',
    seats: [],
    host: null,
    you: null,
    deciding: [],
    seedHash: '',
    seed: null,
    length: 0,
    winners: [],
    rematch: null,
    frozen: null,
    createdAt: 0,
    updatedAt: 0,
    now: 0,
  };
}

/** A table that will not open, and says why. */
export function closedConnection(id: string, error: ProtocolError): TableConnection {
  const snapshot: TableSnapshot = {
    info: blankInfo(id),
    view: undefined,
    seq: 0,
    decision: null,
    pending: [],
    events: [],
    undo: { reason: 'nothing-to-undo' },
    chat: [],
    status: 'live',
    missedFrom: null,
    curtain: null,
    refused: error,
  };
  const no = () => cannot(error.message);
  return {
    abilities: new Set(),
    subscribe: () => () => undefined,
    snapshot: () => snapshot,
    answer: no,
    undo: no,
    chat: no,
    mute: no,
    resign: no,
    leaveToBot: no,
    returnToSeat: () => Promise.resolve(DONE),
    putBot: no,
    liftCurtain: () => undefined,
    caughtUp: () => undefined,
    close: () => undefined,
  };
}
