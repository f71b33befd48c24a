import type { ValidationError } from 'class-validator';

/** One or more settings are invalid; the message is one line that names each. */
export class SettingsError extends Error {
  constructor(faults: readonly ValidationError[]) {
    const texts = faults.map((fault) => `${fault.property} ${Object.values(fault.constraints ?? {})[0]}`);
    super(`Invalid settings: ${texts.join('; ')}`);
  }
}
