import { on } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { LoadBatch } from './load-batches.js';
import type { GenerationTask } from './generation-worker.js';

/** Number of batches that are generated in advance. */
const AHEAD = 2;
/** Size of V8's young generation. A smaller one is collected before the rows of a batch are sent, and would copy them. */
const YOUNG_GENERATION_MB = 64;

/** Generates the rows of listings in a worker thread, so that they are made while PostgreSQL stores the ones before. */
export async function* generateInWorker(task: GenerationTask): AsyncGenerator<LoadBatch> {
  const worker = new Worker(new URL('./generation-worker.js', import.meta.url), {
    workerData: task,
    resourceLimits: { maxYoungGenerationSizeMb: YOUNG_GENERATION_MB },
  });
  try {
    const answers = on(worker, 'message', { close: ['exit'] });
    for (let asked = 0; asked < AHEAD; asked += 1) worker.postMessage('next');
    for await (const [batch] of answers as AsyncIterable<[LoadBatch | null]>) {
      if (!batch) return;
      worker.postMessage('next');
      yield batch;
    }
    throw new Error('The worker thread that generates listings ended early');
  } finally {
    await worker.terminate();
  }
}
