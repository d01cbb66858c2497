// Imports point downward only. For each room: the rooms its sources may import.
const MAY_IMPORT = {
  kernel: [],
  testkit: ['kernel'],
  'game-[^/]+': ['kernel'],
  games: ['kernel', 'game-[^/]+'],
  bots: ['kernel'],
  protocol: ['kernel'],
  server: ['protocol', 'kernel', 'bots', 'games'],
  web: ['protocol', 'kernel', 'bots', 'games', 'game-[^/]+'],
  cli: ['kernel', 'testkit', 'games', 'bots', 'protocol'],
};
const TESTS_MAY_IMPORT = ['kernel', 'testkit', 'bots', 'games', 'game-[^/]+'];
/** The entries of packages, as the `exports` of their package.json name them. */
const FRONT_DOORS = 'src/(index|play|look|files)[.]ts|bin/run[.]mjs';

const ROOMS = '^(packages/|bench/|e2e/)';
const PURE = 'kernel|game-[^/]+|bots';

const slug = (room) => room.replace('-[^/]+', '');

const sourcesOf = ([room, below]) => ({
  name: `${slug(room)}-imports-downward-only`,
  comment:
    below.length > 0 ? `Only ${below.join(', ')} may be imported.` : 'Nothing may be imported.',
  severity: 'error',
  from: { path: `^packages/(${room})/`, pathNot: '^packages/[^/]+/test/' },
  to: { path: ROOMS, pathNot: `^packages/(${['$1', ...below].join('|')})/` },
});

const testsOf = ([room, below]) => ({
  name: `${slug(room)}-tests-import-downward-only`,
  comment: 'A test may import what its package may, and the testkit, the bots and the games.',
  severity: 'error',
  from: { path: `^packages/(${room})/test/` },
  to: {
    path: ROOMS,
    pathNot: `^packages/(${['$1', ...new Set([...below, ...TESTS_MAY_IMPORT])].join('|')})/`,
  },
});

module.exports = {
  forbidden: [
    ...Object.entries(MAY_IMPORT).map(sourcesOf),
    ...Object.entries(MAY_IMPORT).map(testsOf),
    {
      name: 'every-package-has-a-place',
      comment: 'Say in this file what a new package may import.',
      severity: 'error',
      from: {
        path: '^packages/',
        pathNot: `^packages/(${Object.keys(MAY_IMPORT).join('|')})/`,
      },
      to: {},
    },
    {
      name: 'through-the-front-door',
      comment: 'Other packages are imported by their name.',
      severity: 'error',
      from: { path: '^packages/([^/]+)/' },
      to: { path: '^packages/', pathNot: `^packages/($1/|[^/]+/(${FRONT_DOORS})$)` },
    },
    {
      name: 'sources-do-not-know-tests',
      severity: 'error',
      from: { path: '^(packages/[^/]+|bench)/(src|bin)/' },
      to: { path: '^(packages/[^/]+|bench)/test/' },
    },
    {
      name: 'pure-packages-stand-alone',
      comment: 'No built-in module and no package from the registry: this code runs anywhere.',
      severity: 'error',
      from: { path: `^packages/(${PURE})/src/` },
      to: { pathNot: '^packages/' },
    },
    {
      name: 'no-cycles',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'everything-resolves',
      severity: 'error',
      from: {},
      // What the build makes itself has no file to resolve to.
      to: { couldNotResolve: true, pathNot: '^(virtual:|vite-plugin-pwa/client$)' },
    },
    {
      name: 'declared-dependencies-only',
      severity: 'error',
      from: {},
      to: { dependencyTypes: ['npm-no-pkg', 'npm-unknown'] },
    },
  ],
  options: {
    parser: 'tsc',
    tsPreCompilationDeps: true,
    exclude: { path: '^packages/web/(dist|public)/' },
    combinedDependencies: true,
    doNotFollow: { path: 'node_modules' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json', '.css'],
      mainFields: ['module', 'main', 'types'],
    },
  },
};
