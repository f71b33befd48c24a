/** A process that was asked to end does so within 25 s (docs/operations.md), even if something in it never settles. */
const SHUTDOWN_MS = 23_000;

/** Exits with 1 if the shutdown that follows a SIGTERM takes longer than 23 s. For processes whose hooks handle the signal. */
export function limitShutdown(): void {
  process.once('SIGTERM', () => {
    setTimeout(() => {
      console.error(`Shutdown took longer than ${SHUTDOWN_MS / 1_000} s: the process exits.`);
      process.exit(1);
    }, SHUTDOWN_MS).unref();
  });
}
