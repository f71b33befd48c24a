#!/usr/bin/env node
/** `npm run build`: builds what changed since it was last built. */
import { buildStale } from './lib/build.mjs';
import { runScript } from './lib/problem.mjs';
import { Steps } from './lib/steps.mjs';

await runScript(async () => {
  await new Steps().run('Building', () => buildStale());
});
