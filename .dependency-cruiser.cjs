/** Allowed imports (docs/architecture.md). test/architecture/boundaries.full.test.ts proves each rule by a deliberate violation. */

/** Areas of the backend, each with the areas whose `public.ts` and `events.ts` it may import. Lower areas come first. */
const MAY_CALL = {
  accounts: [],
  blacklist: [],
  contacts: [],
  contracts: [],
  pricing: [],
  newsletter: ['contacts', 'blacklist'],
  listings: ['newsletter', 'contracts', 'pricing', 'contacts', 'blacklist'],
  search: ['listings', 'pricing'],
  site: ['search', 'listings'],
  inquiries: ['search', 'listings', 'pricing', 'blacklist'],
  stats: ['inquiries', 'newsletter', 'listings', 'pricing'],
  owners: ['inquiries', 'newsletter', 'listings', 'contracts', 'pricing', 'contacts', 'blacklist'],
  operations: ['owners', 'stats', 'inquiries', 'newsletter', 'listings', 'contracts', 'pricing', 'contacts'],
};

const AREAS = 'backend/src/(?!platform/|processes/)([^/]+)/';
/** What an area shows to others; a subject of a large area may have its own. */
const SHOWN = '/(public|events)\\.ts$';
const isTest = '\\.test\\.tsx?$';
const inArea = (name) => `^backend/src/${name}/`;
const anyOf = (names) => `(${names.join('|')})`;

/** One rule per area: only the areas that the table names. */
const callsGoDownTheTree = Object.entries(MAY_CALL).map(([name, callees]) => ({
  name: `calls-${name}`,
  comment: `${name} may call ${callees.length > 0 ? callees.join(', ') : 'nobody'}`,
  severity: 'error',
  from: { path: inArea(name), pathNot: isTest },
  to: { path: `^backend/src/.*${SHOWN}`, pathNot: inArea(anyOf([name, ...callees])) },
}));

const forbidden = [
  {
    name: 'no-cycle',
    comment: 'Break a cycle with an event, or move the code that both need into an area that both may call',
    severity: 'error',
    from: {},
    to: { circular: true },
  },
  {
    name: 'no-unresolvable',
    severity: 'error',
    from: {},
    to: { couldNotResolve: true, pathNot: '^(virtual:|\\.\\./\\.\\./dist/)' },
  },
  {
    name: 'common-imports-nothing',
    comment: 'common is shared by both sides: no I/O, no framework',
    severity: 'error',
    from: { path: '^common/', pathNot: isTest },
    to: { pathNot: '^common/' },
  },
  {
    name: 'kernel-knows-no-area',
    comment: 'kernel is the lowest room of common',
    severity: 'error',
    from: { path: '^common/kernel/', pathNot: isTest },
    to: { path: '^common/', pathNot: '^common/kernel/' },
  },
  {
    name: 'platform-knows-no-module',
    comment: 'Imports only; test/architecture/tables.test.ts reads the names of tables in SQL',
    severity: 'error',
    from: { path: '^backend/src/platform/', pathNot: isTest },
    to: { path: `^(${AREAS}|backend/src/processes/)` },
  },
  {
    name: 'areas-meet-at-public-and-events',
    comment: 'Import only public.ts (calls) and events.ts (reactions) of another area',
    severity: 'error',
    from: { path: `^${AREAS}`, pathNot: isTest },
    to: { path: `^${AREAS}`, pathNot: `(^backend/src/$1/|${SHOWN})` },
  },
  ...callsGoDownTheTree,
  {
    name: 'nobody-imports-the-roots',
    comment: 'processes/ assembles the programs; no area imports it',
    severity: 'error',
    from: { path: `^${AREAS}`, pathNot: isTest },
    to: { path: '^backend/src/processes/' },
  },
  {
    name: 'events-are-leaves',
    comment: 'events.ts imports nothing but platform/events and common',
    severity: 'error',
    from: { path: '^backend/src/.*/events\\.ts$' },
    to: { pathNot: '^(common/|backend/src/platform/events/)' },
  },
  {
    name: 'controllers-are-leaves',
    comment: 'Only the module imports a controller',
    severity: 'error',
    from: { path: '^backend/src/', pathNot: `(\\.module\\.ts$|${isTest})` },
    to: { path: '\\.controller\\.ts$' },
  },
  {
    name: 'rows-know-no-http',
    comment: 'Entities and repositories import nothing that reads a request or writes an answer',
    severity: 'error',
    from: { path: '\\.(entity|repository)\\.ts$' },
    to: { path: '(\\.(controller|presenter|dto)\\.ts$|^backend/src/platform/(http|server)/)' },
  },
  {
    name: 'no-barrels',
    comment: 'public.ts is the only file that a module exports',
    severity: 'error',
    from: {},
    to: { path: '/index\\.tsx?$', pathNot: '(^|/)(node_modules|migrations)/' },
  },
  {
    name: 'backend-and-frontend-apart',
    comment: 'They communicate over HTTP only; what they share is in common',
    severity: 'error',
    from: { path: '^(backend|frontend|migrations)/' },
    to: { path: '^(backend|frontend|migrations)/', pathNot: '^$1/' },
  },
  {
    name: 'ui-is-a-design-system',
    comment: 'ui knows no area, no screen and no fetching',
    severity: 'error',
    from: { path: '^frontend/src/ui/', pathNot: isTest },
    to: {
      path: '(^frontend/src/(?!ui/)|node_modules/(@tanstack/react-query|react-hook-form)/)',
    },
  },
  {
    name: 'app-is-below-the-areas',
    comment: 'app has what every screen uses: calls, addresses, navigation',
    severity: 'error',
    from: { path: '^frontend/src/app/', pathNot: isTest },
    to: { path: '^frontend/src/(?!(app|ui)/)' },
  },
  {
    name: 'shared-areas-know-no-screen',
    comment: 'What several screens share is beside site and desk, under the name of its area',
    severity: 'error',
    from: { path: '^frontend/src/(?!(site|desk|entries)/)', pathNot: isTest },
    to: { path: '^frontend/src/(site|desk)/' },
  },
  {
    name: 'site-and-desk-apart',
    comment: 'Visitors load no code of the back office',
    severity: 'error',
    from: { path: '^frontend/src/(site|desk)/' },
    to: { path: '^frontend/src/(site|desk)/', pathNot: '^frontend/src/$1/' },
  },
  {
    name: 'nobody-imports-the-entries',
    comment: 'entries assembles the programs of browser and renderer, and their routes',
    severity: 'error',
    from: { path: '^frontend/src/(?!entries/)', pathNot: isTest },
    to: { path: '^frontend/src/entries/' },
  },
  {
    name: 'product-knows-no-test',
    severity: 'error',
    from: { path: '^(backend|common|frontend|migrations)/', pathNot: isTest },
    to: { path: `(^test/|${isTest})` },
  },
  {
    name: 'no-undeclared-package',
    comment: 'Every imported package is in package.json, and those used at run time are not devDependencies',
    severity: 'error',
    from: { path: '^(backend|common|migrations)/', pathNot: isTest },
    to: { dependencyTypes: ['npm-no-pkg', 'npm-unknown', 'npm-dev'], dependencyTypesNot: ['type-only'] },
  },
];

module.exports = {
  MAY_CALL,
  forbidden: forbidden.map(allowMigrations),
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|node_modules/\\.vite)/' },
    tsPreCompilationDeps: true,
  },
};

/** The platform's database applies the migrations; it is the only part of the backend that imports them. */
function allowMigrations(rule) {
  if (rule.name !== 'backend-and-frontend-apart') return rule;
  return { ...rule, to: { ...rule.to, pathNot: ['^$1/', '^migrations/index\\.ts$'] } };
}
