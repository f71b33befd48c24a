import { SettingsError } from '../platform/config/settings-error.js';
import { isUnreachable } from '../platform/database/database-errors.js';
import { PlainError } from '../platform/process/plain-error.js';

/** One line for a failure of the start whose cause is outside the program; undefined for any other. */
export function failureLine(error: unknown): string | undefined {
  if (error instanceof SettingsError || error instanceof PlainError) return error.message;
  const { syscall, port, code } = (error ?? {}) as { syscall?: unknown; port?: unknown; code?: unknown };
  if (syscall === 'listen')
    return `PORT ${port} cannot be used (${code}): stop who listens on it, or set another.`;
  return isUnreachable(error) ? `The database of DATABASE_URL cannot be used: ${error.message}` : undefined;
}
