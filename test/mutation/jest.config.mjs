import config from '../../jest.config.mjs';

const [unit] = config.projects;

/** Only the unit tests of the mutated files; other tests that use a rule take too long to load. */
export default {
  ...unit,
  roots: ['<rootDir>/common', '<rootDir>/backend'],
  testMatch: [
    '<rootDir>/common/{rules,filters,attributes}/*.test.ts',
    '<rootDir>/backend/src/*/domain/*.test.ts',
    '<rootDir>/backend/src/platform/{cache,database,http,mail,sessions}/*.test.ts',
  ],
};
