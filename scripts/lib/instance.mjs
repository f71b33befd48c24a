import { accessSync, constants, existsSync, mkdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { isStillThere, LockFile } from './lock-file.mjs';
import { portOwner, portProblem } from './ports.mjs';
import { Problem } from './problem.mjs';
import { sendSignal, waitForExit } from './processes.mjs';

const DRAIN_MS = 25_000;

/**
 * Makes this process the only launcher of a data folder. Processes that a killed launcher left running are stopped first.
 * @param {import('./settings.mjs').LauncherSettings} settings
 * @param {(text: string) => void} say
 * @returns {Promise<LockFile>}
 * @throws {Problem} if another launcher runs on the folder, or the folder cannot be written
 */
export async function claimDataFolder({ dataDir, port, siteUrl }, say) {
  makeDataFolder(dataDir);
  const lock = new LockFile(path.join(dataDir, 'launcher.lock'));
  const result = lock.acquire({ port, siteUrl });
  if (!result.taken) {
    const { pid, siteUrl: address } = result.holder;
    throw new Problem(
      `Already running on ${dataDir}: process ${pid}${address ? `, ${address}` : ''}. Stop it first, or set another DATA_DIR and PORT.`,
    );
  }
  if (result.previous) await stopLeftovers(result.previous, say);
  return lock;
}

async function stopLeftovers(previous, say) {
  const children = Array.isArray(previous.children) ? previous.children.filter(isStillThere) : [];
  if (children.length === 0) return;
  say(
    `The previous run was killed; stopping its remaining processes (${children.map(({ pid }) => pid).join(', ')})`,
  );
  for (const { pid } of children) sendSignal(pid, 'SIGTERM');
  for (const { pid } of children) {
    if (!(await waitForExit(pid, DRAIN_MS))) sendSignal(pid, 'SIGKILL');
  }
}

/**
 * @throws {Problem} if a port of the product is in use, with the name of the process
 * @param {import('./settings.mjs').LauncherSettings} settings
 */
export async function checkPorts({ port, host, productPorts }) {
  await checkPort(port, host, 'PORT');
  for (const other of productPorts.slice(1)) await checkPort(other, host, 'METRICS_PORT');
}

async function checkPort(port, host, setting) {
  const problem = await portProblem(port, host);
  if (!problem) return;
  if (problem === 'EACCES')
    throw new Problem(
      `Port ${port} requires privileges that this user lacks: set ${setting} to one above 1023.`,
    );
  if (problem !== 'EADDRINUSE')
    throw new Problem(`HOST ${host} is not an address that this machine can listen on (${problem}).`);
  const owner = portOwner(port);
  const who = owner ? ` by process ${owner.pid} (${owner.command.slice(0, 80)})` : '';
  throw new Problem(`Port ${port} is taken${who}. Stop it, or set ${setting} to another.`);
}

/**
 * Makes DATA_DIR.
 * @param {string} folder
 */
export function makeDataFolder(folder) {
  try {
    makeWithParents(folder);
    accessSync(folder, constants.W_OK | constants.X_OK);
  } catch (error) {
    throw new Problem(`DATA_DIR ${folder} cannot be written (${error.code}).`);
  }
}

/** Not `recursive: true`: under /proc and similar file systems, Node 20 then loops endlessly. */
function makeWithParents(folder) {
  if (existsSync(folder) && statSync(folder).isDirectory()) return;
  if (!existsSync(path.dirname(folder))) makeWithParents(path.dirname(folder));
  mkdirSync(folder);
}
