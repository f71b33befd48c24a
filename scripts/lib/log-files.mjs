import {
  closeSync,
  copyFileSync,
  existsSync,
  fstatSync,
  ftruncateSync,
  openSync,
  renameSync,
  rmSync,
} from 'node:fs';

const POLL_MS = 10_000;

/**
 * Largest size of a log file, and the number of earlier ones that are kept.
 * @typedef {{ maxBytes: number, keep: number }} LogLimits
 */

/**
 * Limits the size of log files while processes write to them.
 * @param {readonly string[]} files
 * @param {LogLimits} limits
 * @returns {() => void} stops it
 */
export function limitLogs(files, limits) {
  const rotateAll = () => files.forEach((file) => rotateLog(file, limits));
  rotateAll();
  const timer = setInterval(rotateAll, POLL_MS).unref();
  return () => clearInterval(timer);
}

/**
 * Copies a log file that is too large to `file.1` and empties it; older ones are renumbered, and those beyond `keep` are deleted. The file
 * itself stays, because a process has it open. Lines written between copying and emptying it are lost. If it cannot be copied, for example
 * because the disk is full, it and the older ones are unchanged.
 * @param {string} file
 * @param {LogLimits} limits
 */
export function rotateLog(file, { maxBytes, keep }) {
  const copy = `${file}.copy`;
  let log;
  try {
    log = openSync(file, 'r+');
    if (fstatSync(log).size <= maxBytes) return;
    if (keep > 0) copyFileSync(file, copy);
    for (let number = keep; number >= 1; number -= 1) shift(file, number, keep);
    if (keep > 0) renameSync(copy, `${file}.1`);
    ftruncateSync(log, 0);
  } catch {
    rmSync(copy, { recursive: true, force: true });
    // A log that is missing or cannot be moved does not stop the product.
  } finally {
    if (log !== undefined) closeSync(log);
  }
}

function shift(file, number, keep) {
  const from = `${file}.${number}`;
  if (!existsSync(from)) return;
  if (number >= keep) rmSync(from);
  else renameSync(from, `${file}.${number + 1}`);
}
