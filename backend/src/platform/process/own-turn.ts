const waiting: (() => void)[] = [];

/**
 * Resolves in a later turn of the event loop, in which nothing else that waits here continues. Computing that takes milliseconds waits here
 * before each of its parts, so that between two parts, of whatever request, the process reads its sockets and answers what is kept.
 */
export function ownTurn(): Promise<void> {
  return new Promise((resolve) => {
    if (waiting.push(resolve) === 1) setImmediate(admit);
  });
}

function admit(): void {
  waiting.shift()!();
  if (waiting.length > 0) setImmediate(admit);
}
