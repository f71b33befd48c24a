import { createServer } from 'node:net';
import { readFileSync, readdirSync, readlinkSync } from 'node:fs';
import { spawnSync } from 'node:child_process';
import { commandOf } from './processes.mjs';

/**
 * A free port of this machine.
 * @param {readonly number[]} [reserved] ports that another program will listen on later
 * @returns {Promise<number>}
 */
export async function findFreePort(reserved = []) {
  const port = await listenOnce(0, '127.0.0.1');
  return reserved.includes(port) ? findFreePort(reserved) : port;
}

/**
 * Why a port cannot be used; undefined if it can.
 * @param {number} port
 * @param {string} [host] the address it will be listened on
 * @returns {Promise<'EADDRINUSE' | 'EACCES' | string | undefined>}
 */
export async function portProblem(port, host) {
  for (const address of host ? [host] : ['0.0.0.0', '127.0.0.1']) {
    try {
      await listenOnce(port, address);
    } catch (error) {
      return error.code;
    }
  }
  return undefined;
}

/** @param {number} port @returns {Promise<number>} the port that was bound */
function listenOnce(port, host) {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen({ port, host, exclusive: true }, () => {
      const got = /** @type {import('node:net').AddressInfo} */ (server.address()).port;
      server.close(() => resolve(got));
    });
  });
}

/**
 * The process that listens on a port, as far as this user may see it.
 * @param {number} port
 * @returns {{ pid: number, command: string } | undefined}
 */
export function portOwner(port) {
  const pid = process.platform === 'linux' ? ownerFromProc(port) : ownersFromLsof(port)?.[0];
  return pid ? { pid, command: commandOf(pid) ?? 'another program' } : undefined;
}

/**
 * Whether a process listens on a port; undefined if this system does not tell.
 * @param {number} pid
 * @param {number} port
 * @returns {boolean | undefined}
 */
export function listensOn(pid, port) {
  if (process.platform !== 'linux') return ownersFromLsof(port)?.includes(pid);
  const held = openFilesOf(pid);
  if (!held) return undefined;
  const listening = listenersOn(port);
  return held.some((socket) => listening.has(socket));
}

function ownersFromLsof(port) {
  const { stdout } = spawnSync('lsof', ['-nP', '-t', `-iTCP:${port}`, '-sTCP:LISTEN'], { encoding: 'utf8' });
  return stdout?.split('\n').filter(Boolean).map(Number);
}

const LISTENING = '0A';

function ownerFromProc(port) {
  const listening = listenersOn(port);
  if (listening.size === 0) return undefined;
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .find((pid) => openFilesOf(pid)?.some((socket) => listening.has(socket)));
}

function listenersOn(port) {
  return new Set(['/proc/net/tcp', '/proc/net/tcp6'].flatMap((table) => listeners(table, port)));
}

function listeners(table, port) {
  const hex = port.toString(16).toUpperCase().padStart(4, '0');
  try {
    return readFileSync(table, 'utf8')
      .split('\n')
      .map((line) => line.trim().split(/\s+/))
      .filter((columns) => columns[1]?.endsWith(`:${hex}`) && columns[3] === LISTENING)
      .map((columns) => `socket:[${columns[9]}]`);
  } catch {
    return [];
  }
}

/** Links of the files that a process has open, `socket:[12345]` for a socket; undefined if this user may not see them. */
function openFilesOf(pid) {
  try {
    return readdirSync(`/proc/${pid}/fd`).map((fd) => linkOf(`/proc/${pid}/fd/${fd}`));
  } catch {
    return undefined;
  }
}

/** Empty for a file that has been closed meanwhile. */
function linkOf(file) {
  try {
    return readlinkSync(file);
  } catch {
    return '';
  }
}
