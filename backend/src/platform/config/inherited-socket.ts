import type { Settings } from './settings.js';

/** The first descriptor that systemd passes to a process. */
const FIRST_DESCRIPTOR = 3;

/**
 * The listening socket that systemd holds and passes to this process (socket activation, sd_listen_fds(3)). It stays open while the process
 * is restarted, so that connections wait and none is refused or reset.
 * @returns its file descriptor; undefined if there is none, or if it was passed to another process
 */
export function inheritedSocket(
  { LISTEN_FDS, LISTEN_PID }: Pick<Settings, 'LISTEN_FDS' | 'LISTEN_PID'>,
  pid = process.pid,
): number | undefined {
  return LISTEN_FDS === 1 && LISTEN_PID === pid ? FIRST_DESCRIPTOR : undefined;
}
