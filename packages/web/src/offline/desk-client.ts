import type { Outcome } from '@conclave/protocol';
import type { CallName, Calls, Word } from './messages.ts';
import type { LocalUpdate } from './record.ts';

/** The page's end of the worker. */
export interface DeskClient {
  ask<K extends CallName>(name: K, ask: Calls[K]['ask']): Promise<Outcome<Calls[K]['reply']>>;
  onUpdate(id: string, listener: (update: LocalUpdate) => void): () => void;
  onTrouble(listener: (message: string) => void): () => void;
}

/** What the client needs of a worker. */
export interface Postbox {
  postMessage(message: unknown): void;
  addEventListener(kind: 'message', listener: (event: { readonly data: Word }) => void): void;
  addEventListener(kind: 'error', listener: () => void): void;
}

const NOT_STARTED = {
  ok: false,
  error: {
    code: 'internal',
    message:
      'The games of this device did not start. Load the page anew, with a network if it can be.',
  },
} as const;

export function deskClient(box: Postbox): DeskClient {
  const waiting = new Map<number, (outcome: Outcome<unknown>) => void>();
  const updates = new Set<{ readonly id: string; tell(update: LocalUpdate): void }>();
  const troubles = new Set<(message: string) => void>();
  let calls = 0;

  const hear = (word: Word): void => {
    switch (word.kind) {
      case 'reply':
        waiting.get(word.call)?.(word.outcome);
        waiting.delete(word.call);
        return;
      case 'update':
        for (const one of updates) if (one.id === word.id) one.tell(word.update);
        return;
      case 'trouble':
        for (const tell of troubles) tell(word.message);
    }
  };
  box.addEventListener('message', ({ data }) => hear(data));
  // A worker that could not be loaded answers nothing: whoever waits is told.
  box.addEventListener('error', () => {
    for (const tell of troubles) tell(NOT_STARTED.error.message);
    for (const settle of waiting.values()) settle(NOT_STARTED);
    waiting.clear();
  });

  return {
    ask: <K extends CallName>(name: K, ask: Calls[K]['ask']) =>
      new Promise<Outcome<Calls[K]['reply']>>((resolve) => {
        const call = ++calls;
        waiting.set(call, (outcome) => resolve(outcome as Outcome<Calls[K]['reply']>));
        box.postMessage({ call, name, ask });
      }),
    onUpdate: (id, tell) => {
      const one = { id, tell };
      updates.add(one);
      return () => updates.delete(one);
    },
    onTrouble: (tell) => {
      troubles.add(tell);
      return () => troubles.delete(tell);
    },
  };
}
