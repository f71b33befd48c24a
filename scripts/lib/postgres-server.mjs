import { readFileSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { run, tail } from './command.mjs';
import { serverLog } from './postgres-cluster.mjs';
import { Problem } from './problem.mjs';
import { commandOf, folderOf, isAlive, waitForExit } from './processes.mjs';

/**
 * Data in `postmaster.pid` of a running server.
 * @typedef {{ pid: number, host: string, port: number, ready: boolean }} RunningServer `host`: the folder of its socket, if it has one
 */

/**
 * The server that runs on these files, if any. A pid file without a process, or with the id of another program, is ignored.
 * @param {string} folder
 * @returns {RunningServer | undefined}
 */
export function findServer(folder) {
  const lines = readPidFile(folder);
  if (!lines) return undefined;
  const pid = Number(lines[0]);
  if (!Number.isInteger(pid) || !isAlive(pid) || !isServerOf(pid, folder)) return undefined;
  return { pid, host: lines[4] || '127.0.0.1', port: Number(lines[3]), ready: lines[7]?.trim() === 'ready' };
}

/** The postmaster's working directory is its data folder; where the system does not show it, its command line is used. */
function isServerOf(pid, folder) {
  const command = commandOf(pid);
  if (command !== undefined && !/postgres/.test(command)) return false;
  const standsIn = folderOf(pid);
  return standsIn === undefined ? command?.includes(folder) === true : standsIn === folder;
}

function readPidFile(folder) {
  try {
    return readFileSync(path.join(folder, 'postmaster.pid'), 'utf8').split('\n');
  } catch {
    return undefined;
  }
}

/** Longest path of a socket on Linux and macOS, in bytes. */
const LONGEST_PATH = 103;

/**
 * Whether the product can reach the server by a socket in its data folder, which only its user may enter. A statement takes a quarter less processor
 * time than over TCP.
 * @param {string} folder
 */
function canHaveSocket(folder) {
  return (
    process.platform !== 'win32' && Buffer.byteLength(path.join(folder, '.s.PGSQL.65535')) <= LONGEST_PATH
  );
}

/**
 * Starts the server through `pg_ctl`, so that it is not a child process: killing the launcher does not kill it.
 * @param {object} options
 * @param {string} options.folder
 * @param {import('./postgres-binaries.mjs').PostgresBinaries} options.binaries
 * @param {import('./service-account.mjs').Account} options.account
 * @param {number} options.port
 * @param {Record<string, string>} options.parameters
 * @param {Record<string, string>} [options.environment] variables of the server
 * @throws {Problem} if the server does not start, with the end of its log
 */
export async function startServer({ folder, binaries, account, port, parameters, environment = {} }) {
  const settings = Object.entries({
    ...parameters,
    listen_addresses: '127.0.0.1',
    unix_socket_directories: canHaveSocket(folder) ? folder : '',
  });
  const options = [
    `-p ${port}`,
    ...settings.map(([name, value]) => `-c ${name}=${value === '' ? "''" : value}`),
  ].join(' ');
  let failure = '';
  for (let attempt = 0; attempt < 8; attempt += 1) {
    forgetForeignPid(folder);
    const before = logSize(folder);
    const result = await run(
      binaries.pg_ctl,
      ['-D', folder, '-w', '-t', '120', '-l', serverLog(folder), '-o', options, 'start'],
      {
        ...account,
        cwd: '/',
        allowFailure: true,
        stdio: 'ignore',
        env: { PATH: process.env.PATH, LC_ALL: 'C', ...environment },
      },
    );
    if (result.code === 0) return;
    failure = readLog(folder, before);
    if (!/shared memory block|lock file "postmaster.pid" already exists/.test(failure)) break;
    await sleep(1000);
  }
  throw new Problem(`PostgreSQL does not start on ${folder}.`, tail(failure, 15));
}

/** Removes a pid file whose process is another program: PostgreSQL refuses to start if the process id belongs to any process of its user. */
function forgetForeignPid(folder) {
  const pid = Number(readPidFile(folder)?.[0]);
  if (pid && isAlive(pid) && !isServerOf(pid, folder))
    rmSync(path.join(folder, 'postmaster.pid'), { force: true });
}

/**
 * Stops the server: `fast` writes a checkpoint, `immediate` leaves recovery to the next start.
 * @param {object} options
 * @param {string} options.folder
 * @param {import('./postgres-binaries.mjs').PostgresBinaries} options.binaries
 * @param {import('./service-account.mjs').Account} options.account
 * @param {'fast' | 'immediate'} [options.mode]
 */
export async function stopServer({ folder, binaries, account, mode = 'fast' }) {
  const server = findServer(folder);
  if (!server) return;
  const args = ['-D', folder, '-m', mode, '-w', '-t', '25', 'stop'];
  await run(binaries.pg_ctl, args, { ...account, cwd: '/', allowFailure: true });
  if (!(await waitForExit(server.pid, 5_000)) && mode === 'fast') {
    await stopServer({ folder, binaries, account, mode: 'immediate' });
  }
}

/** The log is appended to, so that the reason of an earlier crash stays in it. */
function logSize(folder) {
  return statSync(serverLog(folder), { throwIfNoEntry: false })?.size ?? 0;
}

/** Content of the log after its first `from` bytes. */
function readLog(folder, from) {
  try {
    return readFileSync(serverLog(folder)).subarray(from).toString('utf8');
  } catch {
    return '';
  }
}
