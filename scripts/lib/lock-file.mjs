import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { isDeepStrictEqual } from 'node:util';
import { identityOf, isAlive } from './processes.mjs';

/**
 * A file that records which live process holds a lock. A dead process holds nothing, even after `kill -9`. The process id alone is not
 * sufficient, because it may have been reused.
 * @typedef {{ pid: number, identity?: string } & Record<string, unknown>} Holder
 */
export class LockFile {
  /** @param {string} file */
  constructor(file) {
    this.file = file;
  }

  /**
   * Takes the lock for this process.
   * @param {Record<string, unknown>} [facts] stored in the file for other processes
   * @returns {{ taken: true, previous?: Holder } | { taken: false, holder: Holder }} `previous` is a holder that died without releasing the
   * lock
   */
  acquire(facts = {}) {
    let previous;
    for (let attempt = 0; attempt < 5; attempt += 1) {
      if (this.#create(facts)) return { taken: true, previous };
      const holder = this.read();
      if (holder && isStillThere(holder)) return { taken: false, holder };
      previous = holder ?? previous;
      this.#removeStale(holder);
    }
    return { taken: false, holder: this.read() ?? { pid: 0 } };
  }

  /**
   * Removes the lock of a dead holder. Another process may have replaced it since it was read, so it is moved aside and compared first.
   * @param {Holder | undefined} stale
   */
  #removeStale(stale) {
    const aside = `${this.file}.${process.pid}.stale`;
    try {
      renameSync(this.file, aside);
      if (!isDeepStrictEqual(readHolder(aside), stale)) linkSync(aside, this.file);
    } catch (error) {
      // ENOENT: another process removed it. EEXIST: a third process created the lock between the two steps; if the moved lock was of a live
      // process, two processes then hold it.
      if (error.code !== 'ENOENT' && error.code !== 'EEXIST') throw error;
    } finally {
      rmSync(aside, { force: true });
    }
  }

  /** Created atomically, so that no process reads an incomplete lock. */
  #create(facts) {
    const own = `${this.file}.${process.pid}`;
    writeFileSync(own, JSON.stringify(mine(facts)));
    try {
      linkSync(own, this.file);
      return true;
    } catch (error) {
      if (error.code === 'EEXIST') return false;
      throw error;
    } finally {
      rmSync(own, { force: true });
    }
  }

  /**
   * Replaces the data in the file; only for the holder.
   * @param {Record<string, unknown>} facts
   */
  update(facts) {
    const next = `${this.file}.${process.pid}`;
    writeFileSync(next, JSON.stringify(mine(facts)));
    renameSync(next, this.file);
  }

  /** Releases the lock if this process holds it. */
  release() {
    if (this.read()?.pid === process.pid) rmSync(this.file, { force: true });
  }

  /** @returns {Holder | undefined} */
  read() {
    return readHolder(this.file);
  }
}

/** @param {string} file @returns {Holder | undefined} */
function readHolder(file) {
  try {
    const holder = JSON.parse(readFileSync(file, 'utf8'));
    return Number.isInteger(holder?.pid) ? holder : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Whether the same process still runs, rather than another one with its id.
 * @param {Holder} holder
 */
export function isStillThere({ pid, identity }) {
  return pid > 0 && isAlive(pid) && (identity === undefined || identityOf(pid) === identity);
}

function mine(facts) {
  return { ...facts, pid: process.pid, identity: identityOf(process.pid) };
}
