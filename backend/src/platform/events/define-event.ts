/** Event type. Names such as `listing.approved` are permanent, because rows store them. */
export interface EventDeclaration<Payload extends object> {
  readonly name: string;
  /** Type-only marker of the payload. */
  readonly payload?: Payload;
}

/** An event and its payload: ids, and facts that cannot be read later. Never personal data (reliability.md, Rows before jobs). */
export interface Occurrence<Payload extends object = object> {
  readonly event: EventDeclaration<Payload>;
  readonly payload: Payload;
}

const declared = new Map<string, EventDeclaration<object>>();

/**
 * Declares an event.
 * @throws Error if the name is taken
 */
export function defineEvent<Payload extends object>(name: string): EventDeclaration<Payload> {
  if (declared.has(name)) throw new Error(`The event ${name} is declared twice`);
  const event: EventDeclaration<Payload> = { name };
  declared.set(name, event);
  return event;
}

/** Names of the events that this version of the process knows. */
export function declaredEvents(): string[] {
  return [...declared.keys()];
}

/** An event that a domain decision returns for recording. */
export function occurrence<Payload extends object>(
  event: EventDeclaration<Payload>,
  payload: Payload,
): Occurrence<Payload> {
  return { event, payload };
}
