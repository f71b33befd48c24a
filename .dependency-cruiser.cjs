/** Allowed imports (docs/architecture.md). test/architecture/boundaries.full.test.ts proves each rule by a deliberate violation. */

/**
 * Modules of the backend, each with the modules whose `public.ts` it may call. Events are not listed: any module may import any
 * `events.ts`. `'*'` means all.
 */
const MAY_CALL = {
  listings: ['contracts', 'pricing', 'photos', 'contacts', 'amenities', 'blacklist'],
  inquiries: ['listings', 'blacklist'],
  alerts: ['listings', 'pricing', 'blacklist', 'newsletter'],
  reports: ['listings', 'blacklist'],
  owners: ['listings', 'contacts', 'blacklist', 'notes'],
  rollovers: ['listings', 'pricing', 'blacklist'],
  'owner-access': ['listings', 'inquiries', 'pricing', 'photos', 'blacklist', 'rollovers'],
  newsletter: ['contacts', 'blacklist'],
  support: ['contacts', 'blacklist'],
  'personal-data': [
    'contacts',
    'contracts',
    'listings',
    'inquiries',
    'support',
    'newsletter',
    'notes',
    'blacklist',
    'alerts',
    'photos',
    'reports',
  ],
  tools: ['alerts', 'contacts', 'inquiries', 'listings', 'newsletter', 'pricing', 'photos', 'backup'],
  backup: ['photos'],
  site: ['*'],
  demo: ['*'],
  contracts: [],
  pricing: [],
  photos: [],
  contacts: [],
  notes: [],
  live: [],
  templates: [],
  today: ['listings', 'pricing', 'support'],
  amenities: [],
  blacklist: [],
  demand: ['listings'],
  'share-cards': ['listings', 'photos'],
  stats: ['pricing'],
  'exchange-rate': [],
  geocoding: [],
  auth: [],
  audit: [],
  security: [],
};

/** Further allowed imports between modules, besides `public.ts` and `events.ts`. */
const MAY_ALSO_READ = { site: 'queries/', demo: '(data|domain)/' };

const MODULES = 'backend/src/(?!platform/)([^/]+)/';
const isTest = '\\.test\\.tsx?$';
const inModule = (name) => `^backend/src/${name}/`;
const anyOf = (names) => `(${names.join('|')})`;

/** One rule per module: only the modules that the table names. */
const callsGoDownTheTree = Object.entries(MAY_CALL)
  .filter(([, callees]) => !callees.includes('*'))
  .map(([name, callees]) => ({
    name: `calls-${name}`,
    comment: `${name} may call ${callees.length > 0 ? callees.join(', ') : 'nobody'}; any module may react to an event`,
    severity: 'error',
    from: { path: inModule(name), pathNot: isTest },
    to: { path: `^${MODULES}public\\.ts$`, pathNot: inModule(anyOf([name, ...callees])) },
  }));

const forbidden = [
  {
    name: 'no-cycle',
    comment: 'Break a cycle with an event, or move the code that both need into a module that both may call',
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
    to: { path: `^(${MODULES}|backend/src/[^/]+\\.ts$)` },
  },
  {
    name: 'modules-meet-at-public-and-events',
    comment: 'Import only public.ts (calls) and events.ts (reactions) of another module',
    severity: 'error',
    from: { path: `^${MODULES}`, pathNot: `(${isTest}|${inModule(anyOf(Object.keys(MAY_ALSO_READ)))})` },
    to: { path: `^${MODULES}`, pathNot: `^(backend/src/$1/|${MODULES}(public|events)\\.ts$)` },
  },
  ...Object.entries(MAY_ALSO_READ).map(([name, folders]) => ({
    name: `modules-meet-at-public-and-events-${name}`,
    severity: 'error',
    from: { path: inModule(name), pathNot: isTest },
    to: { path: `^${MODULES}`, pathNot: `(${inModule(name)}|^${MODULES}((public|events)\\.ts$|${folders}))` },
  })),
  ...callsGoDownTheTree,
  {
    name: 'nobody-imports-the-roots',
    comment: 'main-*.ts and the root modules assemble the processes; no module imports them',
    severity: 'error',
    from: { path: `^${MODULES}`, pathNot: isTest },
    to: { path: '^backend/src/[^/]+\\.ts$' },
  },
  {
    name: 'events-are-leaves',
    comment: 'events.ts imports nothing but platform/events and common',
    severity: 'error',
    from: { path: '^backend/src/[^/]+/events\\.ts$' },
    to: { pathNot: '^(common/|backend/src/platform/events/)' },
  },
  {
    name: 'domain-is-pure',
    comment: 'domain/ is pure: no Nest, no ORM, no database, no clock, no I/O',
    severity: 'error',
    from: { path: `^${MODULES}domain/`, pathNot: isTest },
    to: {
      pathNot:
        '^(common/|backend/src/$1/(domain/|events\\.ts$)|backend/src/[^/]+/events\\.ts$|backend/src/platform/(events|problems?)(/|\\.ts$))',
    },
  },
  {
    name: 'reads-and-storage-know-no-http',
    comment: 'data/ and queries/ import nothing of http/',
    severity: 'error',
    from: { path: `^${MODULES}(data|queries)/`, pathNot: isTest },
    to: { path: `^${MODULES}http/` },
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
