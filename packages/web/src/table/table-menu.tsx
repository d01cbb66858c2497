import { useNavigate } from '@tanstack/react-router';
import { type ReactElement, type ReactNode, useState } from 'react';
import { Button, Menu, MenuItem, MenuTrigger, Popover } from 'react-aria-components';
import { Icon } from '../icons/icon.tsx';
import { exitDoor, flyingFlag, speaker, speakerOff, vintageRobot } from '../icons/table.ts';
import { changeSettings, useSettings } from '../settings/index.ts';
import { TableDialog } from './dialog.tsx';
import { useModel } from './model.ts';
import { absenceOf } from './stand-in.tsx';
import css from './table-screen.module.css';

/** Everything about this table that is not a move of the game. */
export function TableMenu(props: {
  readonly help: () => void;
  readonly glyph: string;
  readonly children?: ReactNode;
}): ReactElement {
  const { connection, snapshot, you, complain } = useModel();
  const { sound } = useSettings();
  const navigate = useNavigate();
  const [resigning, setResigning] = useState(false);
  const { abilities } = connection;
  const playing = snapshot.info.status === 'playing' && you !== null;
  const absence = absenceOf(snapshot.info);
  const swap = async (): Promise<void> => {
    const outcome = await (absence !== undefined
      ? connection.returnToSeat()
      : connection.leaveToBot());
    if (!outcome.ok) complain({ text: outcome.error.message, rule: '' });
  };
  const resign = async (): Promise<void> => {
    const outcome = await connection.resign();
    if (!outcome.ok) complain({ text: outcome.error.message, rule: '' });
  };
  const item = css['item'] ?? '';
  return (
    <>
      <MenuTrigger>
        <Button className={css['link'] ?? ''} aria-label="Menu of this table">
          <Icon glyph={props.glyph} />
        </Button>
        <Popover placement="bottom end">
          <Menu className={css['menu'] ?? ''}>
            <MenuItem className={item} onAction={() => changeSettings({ sound: !sound })}>
              <Icon glyph={sound ? speaker : speakerOff} /> Sound is {sound ? 'on' : 'off'}
            </MenuItem>
            <MenuItem className={item} onAction={props.help}>
              <b>?</b> Keys and gestures
            </MenuItem>
            <MenuItem className={item} onAction={() => void navigate({ to: '/settings' })}>
              <Icon glyph={props.glyph} /> Settings
            </MenuItem>
            {playing && abilities.has('leave') && (absence ?? 'left') === 'left' ? (
              <MenuItem className={item} onAction={() => void swap()}>
                <Icon glyph={vintageRobot} />
                {absence === 'left' ? 'Take my seat back' : 'Let a bot play for me'}
              </MenuItem>
            ) : null}
            {playing && abilities.has('resign') && absence !== 'resigned' ? (
              <MenuItem className={item} onAction={() => setResigning(true)}>
                <Icon glyph={flyingFlag} /> Resign
              </MenuItem>
            ) : null}
            <MenuItem className={item} onAction={() => void navigate({ to: '/' })}>
              <Icon glyph={exitDoor} /> Leave the table
            </MenuItem>
          </Menu>
        </Popover>
      </MenuTrigger>
      {props.children}
      <TableDialog
        title="Resign this game?"
        size="small"
        role="alertdialog"
        isOpen={resigning}
        onOpenChange={setResigning}
      >
        <p>You give the game up. A bot plays your seat to the end for the others.</p>
        <div className={css['buttons']}>
          <Button className={css['link'] ?? ''} slot="close" autoFocus>
            Play on
          </Button>
          <Button
            className={css['link'] ?? ''}
            onPress={() => {
              setResigning(false);
              void resign();
            }}
          >
            Resign
          </Button>
        </div>
      </TableDialog>
    </>
  );
}
