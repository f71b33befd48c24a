import { pino, type DestinationStream } from 'pino';

/** Buffer limit while the output is blocked; further lines are dropped. */
const MOST_BYTES = 1024 * 1024;

/** Logs to standard output. A full disk loses log lines and does not end the process. */
export function logDestination(): DestinationStream {
  const destination = pino.destination({ dest: 1, sync: true, maxLength: MOST_BYTES });
  destination.on('error', () => undefined);
  return destination;
}
