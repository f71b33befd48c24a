/**
 * Query with one column, `payload`: payloads of the events of one name that one reaction has not yet processed. A recount excludes them,
 * because the reaction will count them.
 */
export function waitingPayloads(event: string, reaction: string): string {
  return `
    SELECT o.payload FROM outbox o WHERE o.relayed_at IS NULL AND o.event = '${event}'
    UNION
    SELECT o.payload FROM inbox i JOIN outbox o ON o.id = i.event_id
    WHERE i.done_at IS NULL AND i.reaction = '${reaction}'`;
}
