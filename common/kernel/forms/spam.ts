/** Minimum time from the start of a page in which a person can fill in a form, in milliseconds. */
const FASTEST_PERSON_MS = 1_200;

/** Whether the hidden field has a value. Forms that only cause a confirmation ask nothing else: whoever did not ask does not confirm. */
export function fillsTrap({ casillero }: Pick<SpamTraps, 'casillero'>): boolean {
  return Boolean(casillero);
}

/**
 * Whether a form was filled in by a bot: the hidden field has a value, or it was sent too fast. A negative time is ignored: the clock of the
 * device was set back while the form was open.
 */
export function looksAutomatic({ tiempo, ...trap }: SpamTraps): boolean {
  return fillsTrap(trap) || (typeof tiempo === 'number' && tiempo >= 0 && tiempo < FASTEST_PERSON_MS);
}

/** Fields of every public form that detect bots without a third-party service. */
export interface SpamTraps {
  /** Hidden field; only bots fill it in. */
  casillero?: string;
  /** Milliseconds between the start of the page and sending the form; bots are faster than people. */
  tiempo?: number | '';
}
