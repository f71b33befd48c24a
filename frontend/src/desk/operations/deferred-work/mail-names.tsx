import type { LedgerMailWire } from '#common/operations/mail-ledger-calls.js';
import { TextLink } from '../../../ui/link.js';
import { adminPaths, detailPath, ownerPath } from '../../admin-paths.js';
import { mailKind, mailText } from './mail-words.js';

const LINK = 'inline-flex min-h-6 items-center';

/** What a message is, with a link to the notice it is about: `Código del aviso ALQ-0012`. */
export function MailTitle({ mail }: { mail: LedgerMailWire }) {
  const { aviso, codigo } = mail;
  if (!aviso) return <>{mailText(mail)}</>;
  return (
    <>
      {mailKind(mail)}{' '}
      <TextLink data-fila="" to={detailPath(aviso.estado, aviso.id)} className={LINK}>
        {codigo ?? `Nº ${aviso.id}`}
      </TextLink>
    </>
  );
}

/** The person a message went to: an owner's name leads to the owner's page, the address to all messages to it. */
export function Recipient({ mail: { nombre, destinatario, idContacto } }: { mail: LedgerMailWire }) {
  return (
    <span>
      {idContacto !== null ? (
        <TextLink to={ownerPath(idContacto)} className={LINK}>
          {nombre || 'Ficha del dueño'}
        </TextLink>
      ) : (
        nombre !== destinatario && <span className="block">{nombre}</span>
      )}
      <span className="block text-sm wrap-anywhere">
        <TextLink
          to={`${adminPaths.mail}?buscar=${encodeURIComponent(destinatario)}`}
          aria-label={`Ver todos los emails a ${destinatario}`}
          className={LINK}
        >
          {destinatario}
        </TextLink>
      </span>
    </span>
  );
}
