/** What this tab holds, with the way to let go of it. */
const held = new Map<string, () => void>();

/**
 * Takes something for this tab, until it is closed: false while another tab has it. A browser without locks gives it to whoever asks.
 */
export function claimForThisTab(name: string): Promise<boolean> {
  if (held.has(name) || !('locks' in navigator)) return Promise.resolve(true);
  return new Promise((resolve) => {
    const hold = (lock: Lock | null): Promise<void> | undefined => {
      resolve(lock !== null);
      if (!lock) return undefined;
      return new Promise((release) => {
        held.set(name, release);
      });
    };
    navigator.locks.request(name, { ifAvailable: true }, hold).catch(() => resolve(true));
  });
}

/** A page that is left may stay in the browser's memory, and would hold on to it there. */
function letGoOfAll(): void {
  for (const release of held.values()) release();
  held.clear();
}

if (typeof window !== 'undefined') window.addEventListener('pagehide', letGoOfAll);
