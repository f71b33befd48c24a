import 'reflect-metadata';
import { parentPort, workerData } from 'node:worker_threads';
import { generateListings } from '../generate/generate-listings.js';
import { loadBatches } from './load-batches.js';
import type { LoadPlan } from './load-plan.js';
import { rarelyAsked } from '../generate/rarely-asked.js';

export interface GenerationTask {
  count: number;
  seed: number;
  plan: LoadPlan;
}

/** Worker thread of generate-in-worker.ts: answers each message with the next batch, at the end with null. */
const { count, seed, plan } = workerData as GenerationTask;
const batches = loadBatches(rarelyAsked(generateListings(count, seed)), plan);

parentPort!.on('message', () => {
  const { done, value: batch } = batches.next();
  if (done) parentPort!.postMessage(null);
  else
    parentPort!.postMessage(
      batch,
      batch.rows.map(({ text }) => text.buffer),
    );
});
