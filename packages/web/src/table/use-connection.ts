import { useEffect, useState } from 'react';
import type { TableConnection } from './connection.ts';

export type Opened =
  | { readonly state: 'opening' }
  | { readonly state: 'open'; readonly connection: TableConnection }
  | { readonly state: 'none' }
  | { readonly state: 'failed'; readonly error: Error };

/** Opens a connection for as long as a page shows it. `key` names it. */
export function useConnection(
  key: string,
  open: () => Promise<TableConnection | undefined>,
): Opened {
  const [opened, setOpened] = useState<Opened>({ state: 'opening' });
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key says what is opened
  useEffect(() => {
    let gone = false;
    let connection: TableConnection | undefined;
    setOpened({ state: 'opening' });
    open().then(
      (result) => {
        connection = result;
        if (gone) result?.close();
        else
          setOpened(
            result === undefined ? { state: 'none' } : { state: 'open', connection: result },
          );
      },
      (error: unknown) => {
        const failed = error instanceof Error ? error : new Error(String(error));
        if (!gone) setOpened({ state: 'failed', error: failed });
      },
    );
    return () => {
      gone = true;
      connection?.close();
    };
  }, [key]);
  return opened;
}
