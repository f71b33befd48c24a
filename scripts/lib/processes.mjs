import { readFileSync, readlinkSync } from 'node:fs';
import { spawnSync } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';

const linux = process.platform === 'linux';

/** @param {number} pid */
export function isAlive(pid) {
  try {
    process.kill(pid, 0);
  } catch (error) {
    return error.code === 'EPERM';
  }
  return !linux || !isZombie(pid);
}

function isZombie(pid) {
  return statFields(pid)?.[0] === 'Z';
}

/** Fields of /proc/PID/stat after the command, which may contain spaces and parentheses. */
function statFields(pid) {
  const stat = readOrUndefined(`/proc/${pid}/stat`);
  return stat?.slice(stat.lastIndexOf(')') + 2).split(' ');
}

/**
 * Start time of a process, which distinguishes it from a later one with the same id.
 * @param {number} pid
 * @returns {string | undefined} undefined when there is no such process
 */
export function identityOf(pid) {
  return linux ? statFields(pid)?.[19] : ps(pid, 'lstart=');
}

/**
 * Parent of a process; undefined if unknown.
 * @param {number} pid
 */
export function parentOf(pid) {
  return Number(linux ? statFields(pid)?.[1] : ps(pid, 'ppid=')) || undefined;
}

/**
 * Command line of a process; undefined if unknown.
 * @param {number} pid
 */
export function commandOf(pid) {
  if (!linux) return ps(pid, 'command=');
  return readOrUndefined(`/proc/${pid}/cmdline`)?.replaceAll('\0', ' ').trim() || undefined;
}

/**
 * Working directory of a process, if the system shows it.
 * @param {number} pid
 */
export function folderOf(pid) {
  try {
    return readlinkSync(`/proc/${pid}/cwd`);
  } catch {
    return undefined;
  }
}

/**
 * Waits until a process has ended.
 * @param {number} pid
 * @param {number} milliseconds
 * @returns {Promise<boolean>} whether it ended in time
 */
export async function waitForExit(pid, milliseconds) {
  const until = Date.now() + milliseconds;
  while (isAlive(pid)) {
    if (Date.now() > until) return false;
    await sleep(50);
  }
  return true;
}

/**
 * Sends a signal; a process that has already ended is not an error.
 * @param {number} pid @param {NodeJS.Signals} signal
 */
export function sendSignal(pid, signal) {
  try {
    process.kill(pid, signal);
  } catch (error) {
    if (error.code !== 'ESRCH') throw error;
  }
}

function ps(pid, column) {
  const { status, stdout } = spawnSync('ps', ['-o', column, '-p', String(pid)], { encoding: 'utf8' });
  return status === 0 ? stdout.trim() || undefined : undefined;
}

function readOrUndefined(file) {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}
