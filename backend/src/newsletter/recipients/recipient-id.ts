/**
 * A recipient's id is that of a contact, or the negative id of a subscriber. One list of ids then names both, in a selection, in the keys of
 * the messages and in the links to unsubscribe.
 */
export interface RecipientId {
  contactId?: number;
  subscriberId?: number;
}

/** The contact or subscriber that an id names. */
export function recipientOf(id: number): RecipientId {
  return id < 0 ? { subscriberId: -id } : { contactId: id };
}
