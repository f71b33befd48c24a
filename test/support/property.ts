import fc from 'fast-check';
import { SEED } from './tier.js';

fc.configureGlobal({ seed: SEED });

/** fast-check, with the seed of the run. */
export { fc };
