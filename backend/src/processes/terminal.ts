export function print(text: string): void {
  process.stdout.write(`${text}\n`);
}

/** Aborts when the process is asked to end, so that a long operation stops and removes what is incomplete. */
export function endSignal(): AbortSignal {
  const controller = new AbortController();
  for (const name of ['SIGINT', 'SIGTERM'] as const) process.on(name, () => controller.abort());
  return controller.signal;
}
