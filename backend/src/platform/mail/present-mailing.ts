import { MAILING_MESSAGES } from '#common/newsletter/mailing-messages.js';
import type { MailingAnswer } from '#common/newsletter/mailing-shapes.js';
import type { BatchCounts } from './mail-batches.js';

/** Progress of a bulk mailing as the caller and its progress bar read it; `skipped` recipients were excluded beforehand. */
export function presentMailing(id: number, counts: BatchCounts, skipped: number): MailingAnswer {
  const enCurso = counts.remaining > 0;
  const success = enCurso || counts.sent > 0 || counts.failed + counts.unconfirmed === 0;
  const progress = {
    total: counts.total + skipped,
    sent: counts.sent,
    failed: counts.failed,
    sinConfirmar: counts.unconfirmed,
    omitidos: counts.skipped + skipped,
    cancelados: counts.cancelled,
    restantes: counts.remaining,
  };
  return {
    success,
    error: success ? null : MAILING_MESSAGES.noneSent,
    message: enCurso ? MAILING_MESSAGES.underWay(progress) : MAILING_MESSAGES.done(progress),
    idEnvio: id,
    ...progress,
    enCurso,
  };
}
