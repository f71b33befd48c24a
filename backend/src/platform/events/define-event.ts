/** Something that has happened, under a name that stays for ever because rows carry it: `listing.approved`. */
export interface EventDeclaration<Payload extends object> {
  readonly name: string;
  /** Only for the type checker. */
  readonly payload?: Payload;
}

/** An event with what it tells: ids, and facts that will be gone; never personal data (reliability.md, Rows before jobs). */
export interface Occurrence<Payload extends object = object> {
  readonly event: EventDeclaration<Payload>;
  readonly payload: Payload;
}

const declared = new Map<string, EventDeclaration<object>>();

/** Declares an event. Throws when the name is taken. */
export function defineEvent<Payload extends object>(name: string): EventDeclaration<Payload> {
  if (declared.has(name)) throw new Error(`The event ${name} is declared twice`);
  const event: EventDeclaration<Payload> = { name };
  declared.set(name, event);
  return event;
}

/** What a decision gives back to be recorded. */
export function occurrence<Payload extends object>(
  event: EventDeclaration<Payload>,
  payload: Payload,
): Occurrence<Payload> {
  return { event, payload };
}
