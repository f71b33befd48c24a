import config from '../../jest.config.mjs';

const [unit] = config.projects;

/** The unit tests of the mutated files alone: what else calls a rule takes longer to load than it tells. */
export default {
  ...unit,
  roots: ['<rootDir>/common', '<rootDir>/backend'],
  testMatch: [
    '<rootDir>/common/{rules,filters,attributes}/*.test.ts',
    '<rootDir>/backend/src/*/domain/*.test.ts',
    '<rootDir>/backend/src/platform/{database,http,kept,mail,sessions}/*.test.ts',
  ],
};
