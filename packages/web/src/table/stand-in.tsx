import type { MatchInfo } from '@conclave/protocol';
import type { ReactElement } from 'react';
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
