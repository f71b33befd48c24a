import type { LedgerMailWire } from '#common/wire/tools.js';
import { Moment } from '../lists/moment.js';
import { RequestIds } from '../lists/request-id.js';
import { mailReasonText } from './mail-words.js';

/** State of a message in words, with the time of its next attempt or its end, and the mail server's response for diagnosis. */
export function MailReason({ mail }: { mail: LedgerMailWire }) {
  const { error, proximoIntento, terminado } = mail;
  return (
    <span className="block text-sm">
      {mailReasonText(mail)}
      {proximoIntento && (
        <span className="block">
          Próximo intento: <Moment iso={proximoIntento} />
        </span>
      )}
      {terminado && (
        <span className="block">
          Desde: <Moment iso={terminado} />
        </span>
      )}
      {error && <span className="block text-ink-muted wrap-anywhere">Respuesta: {error}</span>}
      <RequestIds of={mail} />
    </span>
  );
}
