import {
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
} from '@tanstack/react-router';
import { Missing, Problem, Waiting } from './shell/problem.tsx';
import { Shell } from './shell/shell.tsx';

/** A link to a private table carries its key. */
const invitation = (search: Record<string, unknown>): { key?: string } =>
  typeof search['key'] === 'string' ? { key: search['key'] } : {};

const root = createRootRoute({
  component: Shell,
  errorComponent: Problem,
  notFoundComponent: Missing,
});

const start = createRoute({
  getParentRoute: () => root,
  path: '/',
  component: lazyRouteComponent(() => import('./pages/start/start-page.tsx'), 'StartPage'),
});
const lobby = createRoute({
  getParentRoute: () => root,
  path: '/tables',
  component: lazyRouteComponent(() => import('./pages/lobby/lobby-page.tsx'), 'LobbyPage'),
});
const newTable = createRoute({
  getParentRoute: () => root,
  path: '/new/$game',
  validateSearch: (search: Record<string, unknown>): { where?: 'online' | 'here' } =>
    search['where'] === 'here' || search['where'] === 'online' ? { where: search['where'] } : {},
  component: lazyRouteComponent(
    () => import('./pages/new-table/new-table-page.tsx'),
    'NewTablePage',
  ),
});
const table = createRoute({
  getParentRoute: () => root,
  path: '/table/$match',
  validateSearch: invitation,
  staticData: { bare: true },
  component: lazyRouteComponent(() => import('./pages/table/table-page.tsx'), 'TablePage'),
});
const join = createRoute({
  getParentRoute: () => root,
  path: '/join/$match',
  validateSearch: invitation,
  component: lazyRouteComponent(() => import('./pages/join/join-page.tsx'), 'JoinPage'),
});
const signIn = createRoute({
  getParentRoute: () => root,
  path: '/sign-in',
  component: lazyRouteComponent(() => import('./pages/sign-in/sign-in-page.tsx'), 'SignInPage'),
});
/** Tables that need no server: against bots, or several people on one screen. */
const local = createRoute({
  getParentRoute: () => root,
  path: '/local/$id',
  staticData: { bare: true },
  component: lazyRouteComponent(() => import('./pages/local/local-page.tsx'), 'LocalPage'),
});
/** A game's guided first game. */
const learn = createRoute({
  getParentRoute: () => root,
  path: '/learn/$game',
  staticData: { bare: true },
  component: lazyRouteComponent(() => import('./pages/learn/learn-page.tsx'), 'LearnPage'),
});
const rules = createRoute({
  getParentRoute: () => root,
  path: '/rules/$game',
  component: lazyRouteComponent(() => import('./pages/rules/rules-page.tsx'), 'RulesPage'),
});
const gallery = createRoute({
  getParentRoute: () => root,
  path: '/cards/$game',
  component: lazyRouteComponent(() => import('./pages/gallery/gallery-page.tsx'), 'GalleryPage'),
});
/** `?at=` is the moment, in answers given; `?seat=` whose view; `?key=` as for the table itself. */
const replay = createRoute({
  getParentRoute: () => root,
  path: '/replay/$match',
  staticData: { bare: true },
  validateSearch: (
    search: Record<string, unknown>,
  ): { at?: number; seat?: number; key?: string } => ({
    ...invitation(search),
    ...(Number.isInteger(search['at']) ? { at: search['at'] as number } : {}),
    ...(Number.isInteger(search['seat']) ? { seat: search['seat'] as number } : {}),
  }),
  component: lazyRouteComponent(() => import('./pages/replay/replay-page.tsx'), 'ReplayPage'),
});
const profile = createRoute({
  getParentRoute: () => root,
  path: '/me',
  component: lazyRouteComponent(() => import('./pages/profile/profile-page.tsx'), 'ProfilePage'),
});
const settings = createRoute({
  getParentRoute: () => root,
  path: '/settings',
  component: lazyRouteComponent(() => import('./pages/settings/settings-page.tsx'), 'SettingsPage'),
});

export const router = createRouter({
  routeTree: root.addChildren([
    start,
    lobby,
    newTable,
    table,
    join,
    signIn,
    local,
    learn,
    rules,
    gallery,
    replay,
    profile,
    settings,
  ]),
  defaultPreload: 'intent',
  defaultErrorComponent: Problem,
  defaultPendingComponent: Waiting,
  scrollRestoration: true,
});

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** The page has a bar of its own. */
    bare?: true;
  }
  interface Register {
    router: typeof router;
  }
}
