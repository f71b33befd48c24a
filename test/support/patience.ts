/** How long a test waits for a state before it fails. Only a defect takes so long, however slow the machine is. */
export const PATIENCE_MS = 240_000;
