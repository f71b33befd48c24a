import { defineEvent } from '#platform/events/define-event.js';

export interface SupportMessageReceived {
  messageId: number;
}

/** A message was sent through the contact form. */
export const supportMessageReceived = defineEvent<SupportMessageReceived>('support.message-received');
