import type { LedgerMailWire } from '#common/operations/mail-ledger-calls.js';
import { Moment } from '../../frame/moment.js';
import { TechnicalDetail } from '../request-id.js';
import { mailReasonText } from './mail-words.js';

/** State of a message in words, with the time of its next attempt or its end, and the mail server's response for diagnosis. */
export function MailReason({ mail }: { mail: LedgerMailWire }) {
  const { proximoIntento, terminado } = mail;
  return (
    <div className="text-sm font-normal">
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
      <TechnicalDetail of={mail} />
    </div>
  );
}
