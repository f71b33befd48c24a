/** Processor time of the loop that shows how much of a core this machine has for a process. */
const LOOP_MS = 150;

/** How many times longer a busy loop takes now than on a machine without other work; at least 1. */
export function pace(): number {
  const [begun, before] = [performance.now(), process.cpuUsage()];
  const used = () => {
    const { user, system } = process.cpuUsage(before);
    return (user + system) / 1_000;
  };
  while (used() < LOOP_MS);
  return Math.max(1, (performance.now() - begun) / LOOP_MS);
}
