/**
 * Payloads of the events of one name to which one reaction has not been made yet, as a query of one column, `payload`. A
 * recount leaves them out, because the reaction will still count them.
 */
export function waitingPayloads(event: string, reaction: string): string {
  return `
    SELECT o.payload FROM outbox o WHERE o.relayed_at IS NULL AND o.event = '${event}'
    UNION
    SELECT o.payload FROM inbox i JOIN outbox o ON o.id = i.event_id
    WHERE i.done_at IS NULL AND i.reaction = '${reaction}'`;
}
