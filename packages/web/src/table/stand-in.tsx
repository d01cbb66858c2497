import type { MatchInfo } from '@conclave/protocol';
import { type ReactElement, useEffect, useState } from 'react';
import { Icon } from '../icons/icon.tsx';
import { vintageRobot } from '../icons/table.ts';
import css from './decision-bar.module.css';
import { useModel } from './model.ts';

/** Why a bot plays the viewer's seat; undefined where the viewer plays. */
export type Absence = 'left' | 'resigned' | 'out of time';

export function absenceOf(info: MatchInfo): Absence | undefined {
  const own = info.you === null ? undefined : info.seats[info.you];
  if (own === undefined || !own.standIn || info.status !== 'playing') return undefined;
  if (own.resigned) return 'resigned';
  return info.pace.kind === 'live' && own.clock !== null && own.clock <= 0 ? 'out of time' : 'left';
}

const WORDS: Readonly<Record<Absence, readonly [string, string]>> = {
  left: ['A bot plays for you.', 'Take your seat back whenever you like.'],
  resigned: ['You resigned.', 'A bot plays your seat to the end for the others.'],
  'out of time': ['Your time has run out.', 'A bot plays your seat to the end for the others.'],
};

/** What stands in the bar instead of questions while a bot answers them. */
export function StandIn({ why }: { readonly why: Absence }): ReactElement {
  const { trouble } = useModel();
  const [what, follows] = WORDS[why];
  return (
    <>
      <p className={css['prompt']}>
        <strong>{what}</strong>
      </p>
      {trouble === null ? (
        <p className={css['follows']}>{follows}</p>
      ) : (
        <p className={css['trouble']} role="alert">
          {trouble.text}
        </p>
      )}
    </>
  );
}

export function ReturnButton(): ReactElement {
  const { connection, complain } = useModel();
  const back = async (): Promise<void> => {
    const outcome = await connection.returnToSeat();
    if (!outcome.ok) complain({ text: outcome.error.message, rule: '' });
  };
  return (
    <button
      type="button"
      className={`${css['way']} ${css['main']}`}
      data-answer=""
      onClick={() => void back()}
    >
      <Icon glyph={vintageRobot} /> Take my seat back
    </button>
  );
}

/** The seats the game waits for although their people have been away for long. */
function useDeserted(): readonly number[] {
  const { snapshot, you } = useModel();
  const { info, pending } = snapshot;
  const [since, setSince] = useState(0);
  const away = pending.filter(
    ({ seat }) => seat !== you && (info.seats[seat]?.botFrom ?? null) !== null,
  );
  const any = away.length > 0 && you !== null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each message says anew what time it is there
  useEffect(() => {
    setSince(0);
    if (!any) return;
    const start = Date.now();
    const timer = setInterval(() => setSince(Date.now() - start), 1000);
    return () => clearInterval(timer);
  }, [any, info.now]);
  if (!any) return [];
  const now = info.now + since;
  return away.map(({ seat }) => seat).filter((seat) => (info.seats[seat]?.botFrom ?? now) <= now);
}

/** Nobody need wait for ever: a bot takes the seat of who went away, until they return. */
export function DesertedButtons(): ReactElement {
  const { connection, complain, names } = useModel();
  const deserted = useDeserted();
  const put = async (seat: number): Promise<void> => {
    const outcome = await connection.putBot(seat);
    if (!outcome.ok) complain({ text: outcome.error.message, rule: '' });
  };
  return (
    <>
      {deserted.map((seat) => (
        <button
          key={seat}
          type="button"
          className={css['way']}
          title={`${names[seat] ?? ''} is away, and can take the seat back at any time.`}
          onClick={() => void put(seat)}
        >
          <Icon glyph={vintageRobot} /> Let a bot play for {names[seat]}
        </button>
      ))}
    </>
  );
}
