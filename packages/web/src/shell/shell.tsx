import { Link, Outlet, useMatches } from '@tanstack/react-router';
import type { ReactElement } from 'react';
import { Icon } from '../icons/icon.tsx';
import { cog } from '../icons/shell.ts';
import { AppNotices } from '../offline/app-notices.tsx';
import { useMe } from '../session/me.ts';
import { useLastGame } from './last-game.ts';
import css from './shell.module.css';

/** The bar on top of every page but the tables, which have one of their own. */
export function Shell(): ReactElement {
  const bare = useMatches().some((match) => match.staticData.bare === true);
  return (
    <>
      <a className={css['skip']} href="#page">
        To the page
      </a>
      {bare ? null : <TopBar />}
      <main id="page" className={css['page']} tabIndex={-1}>
        <Outlet />
      </main>
      <AppNotices bare={bare} />
    </>
  );
}

export function TopBar(): ReactElement {
  const me = useMe();
  const game = useLastGame();
  return (
    <header className={css['bar']}>
      <Link to="/" className={css['name']}>
        Conclave
      </Link>
      <nav className={css['links']} aria-label="Main">
        <Link to="/tables">Tables</Link>
        <Link to="/rules/$game" params={{ game }} className={css['more']}>
          Rulebook
        </Link>
        <Link to="/cards/$game" params={{ game }} className={css['more']}>
          Gallery
        </Link>
        {me.data === null ? (
          <Link to="/sign-in">Sign in</Link>
        ) : (
          <Link to="/me">{me.data?.name ?? 'Your games'}</Link>
        )}
        <Link to="/settings" aria-label="Settings">
          <Icon glyph={cog} />
        </Link>
      </nav>
    </header>
  );
}
