import { defineEvent } from '#platform/events/define-event.js';

export interface SupportMessageReceived {
  messageId: number;
}

/** Somebody has written to the operator by the contact form. */
export const supportMessageReceived = defineEvent<SupportMessageReceived>('support.message-received');
