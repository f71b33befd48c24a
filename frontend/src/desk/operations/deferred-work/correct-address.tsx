import { useQuery } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { editContact, editProperty } from '#common/listings/editing/edit-calls.js';
import {
  listMails,
  mailsOfListing,
  retryMail,
  type LedgerMailWire,
} from '#common/operations/mail-ledger-calls.js';
import { listUnfinished } from '#common/operations/unfinished-calls.js';
import { SECTION_MESSAGES } from '#common/listings/editing/section-messages.js';
import { MAILS_TO_OWNERS } from '#common/operations/work-names.js';
import { failureText } from '../../../app/failure-text.js';
import { Button } from '../../../ui/button.js';
import { Checkbox } from '../../../ui/checkbox.js';
import { Dialog } from '../../../ui/dialog.js';
import { TextField } from '../../../ui/text-field.js';
import { freshQuery } from '../../data/fresh-query.js';
import { postAdmin } from '../../data/admin-api.js';
import { LISTING_CALLS } from '../../data/listing-queries.js';
import { useAction } from '../../data/use-action.js';
import { Allowed } from '../../session/allowed.js';
import { MAIL_STATE_LOOKS } from './mail-states.js';

const TITLE = 'Corregir el email y mandar de nuevo';

interface CorrectAddressProps {
  mailId: number;
  /** Name of the template. */
  kind: string;
  /** The notice that it is about. */
  listingId: number | null;
  /** Where it did not arrive. */
  address: string;
}

/** For a message to the owner of a notice that did not arrive: corrects the owner's address, and sends the message there. */
export function CorrectAddress({ mailId, kind, listingId, address }: CorrectAddressProps) {
  const [open, setOpen] = useState(false);
  if (listingId === null || !MAILS_TO_OWNERS.includes(kind)) return null;
  const close = (): void => setOpen(false);
  return (
    <Allowed to={editContact}>
      <Button
        variant="secondary"
        size="sm"
        aria-label={`${TITLE}: ${address}`}
        onClick={() => setOpen(true)}
        className="whitespace-normal"
      >
        {TITLE}
      </Button>
      <Dialog open={open} onClose={close} title={TITLE}>
        {open && <Form mailId={mailId} listingId={listingId} address={address} onClose={close} />}
      </Dialog>
    </Allowed>
  );
}

/** The same for a message of the ledger. */
export function CorrectMail({
  mail: { idEnvio, tipo, aviso, destinatario, estado },
}: {
  mail: LedgerMailWire;
}) {
  if (!MAIL_STATE_LOOKS[estado].retry) return null;
  return <CorrectAddress mailId={idEnvio} kind={tipo} listingId={aviso?.id ?? null} address={destinatario} />;
}

/** The same for the last message to the owner of a notice that did not arrive; nothing without one. */
export function CorrectLastMail({ listingId }: { listingId: number }) {
  const { data } = useQuery(freshQuery(mailsOfListing, { idInmueble: listingId }));
  const mail = data?.envios.find(
    ({ tipo, estado }) => MAIL_STATE_LOOKS[estado].retry && MAILS_TO_OWNERS.includes(tipo),
  );
  return mail && <CorrectMail mail={mail} />;
}

interface FormProps extends Pick<CorrectAddressProps, 'mailId' | 'address'> {
  listingId: number;
  onClose: () => void;
}

function Form({ mailId, listingId, address, onClose }: FormProps) {
  const [email, setEmail] = useState(address);
  const [isOfNotice, setOfNotice] = useState(true);
  const [fault, setFault] = useState('');
  const correction = useAction({
    call: async () => {
      const changes = { idInmueble: listingId, email: email.trim() };
      await postAdmin(editContact, changes);
      if (isOfNotice) await postAdmin(editProperty, changes);
      return postAdmin(retryMail, { idEnvio: mailId });
    },
    done: ({ message }) => message,
    refreshes: [listMails, mailsOfListing, listUnfinished, ...LISTING_CALLS],
    onDone: onClose,
    onFail: (error) => {
      setFault(failureText(error, SECTION_MESSAGES));
      return true;
    },
  });
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    setFault('');
    correction.run(undefined);
  };
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-4">
      <p className="wrap-anywhere">No llegó a {address}. El email se cambia en todos los avisos del dueño.</p>
      <TextField
        label="Email del dueño"
        type="email"
        autoComplete="off"
        isRequired
        data-autofocus
        value={email}
        error={fault || undefined}
        onChange={({ target }) => setEmail(target.value)}
      />
      <Checkbox
        label="También el email del aviso, adonde llegan las consultas"
        checked={isOfNotice}
        onChange={({ target }) => setOfNotice(target.checked)}
      />
      <div className="flex justify-end gap-3">
        <Button variant="quiet" onClick={onClose}>
          Cancelar
        </Button>
        <Button submit busy={correction.busy}>
          Mandar de nuevo
        </Button>
      </div>
    </form>
  );
}
