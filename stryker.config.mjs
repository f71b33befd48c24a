/**
 * `npm run test:mutation`: changes the pure rules line by line and asks whether a unit test notices (docs/testing.md).
 * One file: `npm run test:mutation -- --mutate common/rules/dni.ts`.
 */
export default {
  mutate: [
    'common/rules/*.ts',
    'backend/src/*/domain/*.ts',
    'backend/src/platform/database/{database-errors,naming,sql-builder}.ts',
    'backend/src/platform/http/visitor-address.ts',
    'backend/src/platform/cache/{response-cache,lru-map}.ts',
    'backend/src/platform/mail/next-state.ts',
    'backend/src/platform/sessions/session-rules.ts',
    '!**/*.test.ts',
  ],
  testRunner: 'jest',
  jest: { projectType: 'custom', configFile: 'test/mutation/jest.config.mjs' },
  coverageAnalysis: 'perTest',
  // A mutant that runs while a file is loaded takes a run of every test that loads the file.
  ignoreStatic: true,
  concurrency: 1,
  timeoutMS: 60_000,
  tempDirName: 'var/mutation',
  ignorePatterns: ['dist', 'var', 'test-results', 'docs', 'frontend', 'scripts/art', 'backend/assets'],
  reporters: ['clear-text', 'progress', 'json'],
  jsonReporter: { fileName: 'node_modules/.cache/mutation.json' },
  clearTextReporter: { allowColor: false, logTests: false, allowEmojis: false },
  thresholds: { high: 95, low: 85, break: 85 },
  allowEmpty: false,
};
