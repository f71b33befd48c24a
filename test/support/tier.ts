/** Whether everything runs (`npm run test:all`), in its full size, instead of what `npm test` runs. */
export const ALL = process.env.TESTS === 'all';

/** Seed of all random data: the same in each run of `npm test`, another one in each run of `npm run test:all`, which prints it. */
export const SEED = Number(process.env.TEST_SEED ?? 20_261_126);
