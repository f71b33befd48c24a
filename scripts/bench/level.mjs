import { measure, memoryMb } from './load.mjs';

const SECONDS_A_MINUTE = 60;

/**
 * @typedef {{ minutes: number[], slope: number }} Level resident memory in MB after each minute, and its growth in MB per minute
 */

/**
 * Sends searches at a constant rate and reads the memory of the server after each minute.
 * @param {{ server: import('./servers.mjs').Server, paths: string[], rate: number, minutes: number }} options `rate`: requests per second
 * @returns {Promise<Level>}
 */
export async function measureLevel({ server: { url, pid }, paths, rate, minutes }) {
  const memory = [];
  for (let minute = 0; minute < minutes; minute++) {
    await measure({ url, pid, paths }, { seconds: SECONDS_A_MINUTE, rate });
    memory.push(memoryMb(pid) ?? NaN);
  }
  return { minutes: memory, slope: slopeOf(memory) };
}

/** Slope of the line of least squares through equally spaced values. @param {number[]} values */
function slopeOf(values) {
  const middle = (values.length - 1) / 2;
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  const [above, below] = values.reduce(
    ([products, squares], value, at) => [
      products + (at - middle) * (value - mean),
      squares + (at - middle) ** 2,
    ],
    [0, 0],
  );
  return above / below;
}
