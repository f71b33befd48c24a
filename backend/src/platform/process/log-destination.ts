import { pino, type DestinationStream } from 'pino';

/** What waits to be written while nothing can be; beyond it lines are dropped. */
const MOST_BYTES = 1024 * 1024;

/** The log goes to standard output. A full disk under it costs lines of the log, and not the process that would write them. */
export function logDestination(): DestinationStream {
  const destination = pino.destination({ dest: 1, sync: true, maxLength: MOST_BYTES });
  destination.on('error', () => undefined);
  return destination;
}
