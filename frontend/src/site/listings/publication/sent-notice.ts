import { LIMITS } from '#common/kernel/limits.js';
import { StoredDraft } from '../../../app/stored-draft.js';

/** A notice that was received: the server's confirmation, and the token for its photos. */
export interface SentNotice {
  message: string;
  /** Empty if its plan has no photos. */
  pass: string;
}

/** Of this tab, so that the thanks, where photos are added, outlive a reload. */
export const SENT_NOTICE = new StoredDraft<SentNotice>(
  { name: 'costa-directa:aviso-enviado', version: 1, keepDays: LIMITS.photoPassHours / 24 },
  () => window.sessionStorage,
);
