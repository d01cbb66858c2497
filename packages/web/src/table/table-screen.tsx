import {
  type ReactElement,
  type ReactNode,
  useCallback,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { Waiting } from '../shell/problem.tsx';
import { Announcer } from './announcer.tsx';
import type { TableConnection, TableSnapshot } from './connection.ts';
import { Curtain } from './curtain.tsx';
import { DecisionBar } from './decision-bar.tsx';
import { Help } from './help.tsx';
import { ModelContext, type TableModel } from './model.ts';
import { Recap } from './recap.tsx';
import { Result } from './result.tsx';
import { TableBar } from './table-bar.tsx';
import { useTableKeys } from './table-keys.ts';
import css from './table-screen.module.css';
import { useTableModel } from './use-model.ts';
import { useTravel } from './use-travel.ts';
import { ZoomProvider } from './zoom.tsx';

export interface TableScreenProps {
  readonly connection: TableConnection;
  /** Stands where the decision bar stands, for tables nobody decides at. */
  readonly foot?: ReactNode;
  /** More entries of the bar on top. */
  readonly menu?: ReactNode;
  /** Offered in the decision bar when the game is over. */
  readonly after?: ReactNode;
  /** Where a line of the log leads. */
  readonly jump?: (seq: number) => void;
}

export function useSnapshot(connection: TableConnection): TableSnapshot {
  return useSyncExternalStore(
    useCallback((listener: () => void) => connection.subscribe(listener), [connection]),
    () => connection.snapshot(),
  );
}

/** A whole table, whoever serves it. */
export function TableScreen(props: TableScreenProps): ReactElement {
  const { connection, jump } = props;
  const live = useSnapshot(connection);
  const { model, error } = useTableModel(connection, live, jump);
  const [helping, setHelping] = useState(false);
  const help = useCallback(() => setHelping(true), []);
  useTableKeys(model, help);
  if (error !== null) throw error;
  if (live.curtain !== null) return <Curtain connection={connection} snapshot={live} />;
  if (model === undefined) return <Waiting />;
  return (
    <ModelContext value={model}>
      <ZoomProvider>
        <Drawn model={model} {...props} help={help} />
        <Help open={helping} onClose={() => setHelping(false)} />
      </ZoomProvider>
    </ModelContext>
  );
}

function Drawn(
  props: TableScreenProps & { readonly model: TableModel; readonly help: () => void },
): ReactElement {
  const { model, foot, menu, after, help } = props;
  const root = useRef<HTMLDivElement>(null);
  useTravel(root, model.snapshot);
  const { Board } = model.board;
  return (
    <div className={css['screen']} ref={root}>
      <TableBar help={help}>{menu}</TableBar>
      <Lost status={model.snapshot.status} />
      <Board model={model} />
      {foot ?? <DecisionBar after={after} />}
      <Announcer />
      <Recap />
      <Result />
    </div>
  );
}

/** Says that the connection is gone; the table stays as it was. */
function Lost({ status }: { readonly status: TableSnapshot['status'] }): ReactElement | null {
  if (status !== 'away') return null;
  return (
    <p className={css['lost']} role="status">
      The connection is lost. Conclave keeps trying; the game waits where it stood.
    </p>
  );
}
