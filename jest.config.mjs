import { esmPackages } from './test/support/esm-packages.mjs';

/**
 * Projects: `unit` (beside the source, and the architecture tests), `integration` (test/integration, abuse and faults, against a real
 * PostgreSQL), the same files in shares, and `update` (test/update, beside another version). swc transforms everything to
 * CommonJS, including ESM-only packages, because Jest on Node 20 cannot load Nest 12, which is ESM only.
 */
const swc = {
  swcrc: false,
  sourceMaps: 'inline',
  jsc: {
    target: 'es2023',
    keepClassNames: true,
    parser: { syntax: 'typescript', tsx: true, decorators: true, dynamicImport: true },
    transform: {
      legacyDecorator: true,
      decoratorMetadata: true,
      useDefineForClassFields: false,
      react: { runtime: 'automatic' },
    },
  },
  module: { type: 'commonjs' },
};

const shared = {
  rootDir: import.meta.dirname,
  testEnvironment: 'node',
  roots: [
    '<rootDir>/common',
    '<rootDir>/backend',
    '<rootDir>/frontend',
    '<rootDir>/migrations',
    '<rootDir>/scripts',
    '<rootDir>/test',
  ],
  modulePathIgnorePatterns: ['<rootDir>/dist/', '<rootDir>/var/'],
  moduleFileExtensions: ['ts', 'tsx', 'js', 'mjs', 'cjs', 'json', 'node'],
  transform: { '\\.(ts|tsx|js|mjs)$': ['@swc/jest', swc] },
  transformIgnorePatterns: [`/node_modules/(?!.*/node_modules/)(?!(${esmPackages().join('|')})/)`],
  moduleNameMapper: {
    '^#common/(.*)\\.js$': '<rootDir>/common/$1',
    '^#platform/(.*)\\.js$': '<rootDir>/backend/src/platform/$1',
    '\\.(css|svg|webp|avif|jpe?g|png|woff2)(\\?.*)?$': '<rootDir>/test/support/asset-stub.ts',
    '^(\\.{1,2}/.*)\\.js$': '$1',
  },
  restoreMocks: true,
};

/** Patterns of files that only `npm run test:all` runs. */
const onlyInAll = (pattern) => (process.env.TESTS === 'all' ? [] : [pattern]);

const servers = {
  globalSetup: '<rootDir>/test/support/global-setup.mjs',
  globalTeardown: '<rootDir>/test/support/global-teardown.mjs',
};

export default {
  // Ends a test that hangs; long enough for a slow machine. Jest reads this setting only here, not in a project.
  testTimeout: 900_000,
  projects: [
    {
      ...shared,
      displayName: 'unit',
      testMatch: [
        '<rootDir>/{common,backend,frontend,migrations}/**/*.test.{ts,tsx}',
        '<rootDir>/scripts/lib/**/*.test.mjs',
        '<rootDir>/test/architecture/**/*.test.ts',
        '<rootDir>/test/support/**/*.test.ts',
      ],
      testPathIgnorePatterns: onlyInAll('\\.full\\.test\\.'),
    },
    {
      ...shared,
      displayName: 'integration',
      testMatch: ['<rootDir>/test/{integration,abuse,faults}/**/*.test.{ts,mjs}'],
      // A full test can be named; shares.ts chooses what `npm test` runs.
      testPathIgnorePatterns: onlyInAll('<rootDir>/test/abuse/measured/'),
      ...servers,
    },
    // The same files in a few shares (test/support/shares.ts): what `npm test` runs.
    { ...shared, displayName: 'unit-shares', testMatch: ['<rootDir>/test/together/unit/*.test.ts'] },
    {
      ...shared,
      ...servers,
      displayName: 'integration-shares',
      testMatch: ['<rootDir>/test/together/integration/*.test.ts'],
    },
    // Needs a build of another version: `npm run test:update`.
    { ...shared, displayName: 'update', testMatch: ['<rootDir>/test/update/**/*.test.ts'] },
  ],
};
