import { PASSWORD_MESSAGES } from './account-messages.js';

export const PASSWORD_LENGTHS = { least: 12, most: 200 } as const;

/** Fewer different characters than this are a repetition, such as `abababababab`. */
const LEAST_CHARACTERS = 5;
/** Words that are guessed first. */
const GUESSED_FIRST = ['costadirecta', 'contraseña', 'contrasena', 'password', 'qwerty', 'administrador'];
/** Sequences of keys, letters and digits; a password that is a part of one is refused. */
const RUNS = ['01234567890123456789', 'abcdefghijklmnñopqrstuvwxyz', 'qwertyuiopasdfghjklñzxcvbnm'];
/** Least number of characters that remain without the guessed words. */
const LEAST_REMAINING = 6;

/**
 * The fault of a new password, or null. The password must have at least twelve characters of any kind (OWASP ASVS 5.0, 6.2), and must not
 * consist only of the account's own address, a repetition, a sequence or a common word.
 */
export function passwordFault(password: string, email: string): string | null {
  if (password.length < PASSWORD_LENGTHS.least) return PASSWORD_MESSAGES.short;
  if (password.length > PASSWORD_LENGTHS.most) return PASSWORD_MESSAGES.long;
  const text = password.toLowerCase();
  if (new Set(text).size < LEAST_CHARACTERS) return PASSWORD_MESSAGES.guessable;
  const address = email.toLowerCase();
  const parts = [address, ...address.split('@')].filter((part) => part.length > 2);
  const own = [...parts, ...GUESSED_FIRST].reduce(
    (left, word) => left.replaceAll(word, ''),
    text.replaceAll(/\s/g, ''),
  );
  return isRun(own) || own.length < LEAST_REMAINING ? PASSWORD_MESSAGES.guessable : null;
}

/** Whether the text follows the keyboard, the alphabet or the digits. */
function isRun(text: string): boolean {
  return RUNS.some((run) => run.includes(text) || [...run].toReversed().join('').includes(text));
}
