import config from '../../jest.config.mjs';

const [unit] = config.projects;

/** The unit tests that run.mjs names in `MUTATION_TESTS`, separated by spaces. Stryker loads this file in its copy of the repository. */
export default {
  ...unit,
  roots: ['<rootDir>/common', '<rootDir>/backend'],
  testMatch: process.env.MUTATION_TESTS.split(' ').map((test) => `<rootDir>/${test}`),
};
