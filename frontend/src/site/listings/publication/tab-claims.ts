/** Claims of this tab, with functions to release them. */
const held = new Map<string, () => void>();

/** Claims something for this tab until it is closed; false while another tab has it. Browsers without the Locks API grant every claim. */
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

/** A page in the back/forward cache would keep the claim. */
function releaseAll(): void {
  for (const release of held.values()) release();
  held.clear();
}

if (typeof window !== 'undefined') window.addEventListener('pagehide', releaseAll);
