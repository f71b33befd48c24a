import { IconPencil } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { changeCode } from '#common/listings/editing/edit-calls.js';
import { SECTION_MESSAGES } from '#common/listings/editing/section-messages.js';
import { EDITING_MESSAGES } from '#common/listings/editing/editing-messages.js';
import { parseCode } from '#common/listings/listing-code.js';
import { LENGTHS } from '#common/kernel/limits.js';
import { OPERATIONS } from '#common/kernel/operations.js';
import type { AdminListingWire } from '#common/listings/desk/desk-calls.js';
import { failureText } from '../../../app/failure-text.js';
import { Button } from '../../../ui/button.js';
import { Dialog } from '../../../ui/dialog.js';
import { TextField } from '../../../ui/text-field.js';
import { postAdmin } from '../../data/admin-api.js';
import { adminQueries, refreshLists } from '../../data/listing-queries.js';
import { notify } from '../../frame/notifications.js';

/** Changes the code of a listing (back-office.md §7, updateAltaInmueble). */
export function ChangeCode({ listing }: { listing: AdminListingWire }) {
  const [open, setOpen] = useState(false);
  if (!listing.codigo) return null;
  return (
    <>
      <Button
        variant="quiet"
        size="sm"
        onClick={() => setOpen(true)}
        icon={<IconPencil aria-hidden="true" className="size-4" />}
      >
        Cambiar código
      </Button>
      <Dialog open={open} onClose={() => setOpen(false)} title="Cambiar el código">
        <CodeForm listing={listing} onDone={() => setOpen(false)} />
      </Dialog>
    </>
  );
}

function CodeForm({ listing, onDone }: { listing: AdminListingWire; onDone: () => void }) {
  const { codigo, idInmuebles, version, estado, tipoOperacion } = listing;
  const queries = useQueryClient();
  const [code, setCode] = useState(codigo ?? '');
  const [fault, setFault] = useState<string>();
  const [busy, setBusy] = useState(false);
  const underWay = useRef(false);
  const save = async (): Promise<void> => {
    const parsed = parseCode(code);
    if (!parsed || OPERATIONS[parsed.operation].name !== tipoOperacion)
      return setFault(EDITING_MESSAGES.codeFitsOperation);
    if (underWay.current) return;
    underWay.current = true;
    setBusy(true);
    try {
      const body = { idInmueble: idInmuebles, version, codigo: parsed.code };
      await postAdmin(changeCode, body);
      await queries.fetchQuery(adminQueries.detail(estado, idInmuebles));
      void refreshLists(queries);
      notify('done', SECTION_MESSAGES.saved('código'));
      onDone();
    } catch (error) {
      setFault(failureText(error, SECTION_MESSAGES));
    } finally {
      underWay.current = false;
      setBusy(false);
    }
  };
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
      className="flex flex-col gap-4"
    >
      <p>
        Los enlaces con <strong className="tabular-nums">{codigo}</strong> van a llevar al código nuevo, y ese
        código queda reservado para este aviso. El dueño no recibe ningún mensaje.
      </p>
      <TextField
        label="Código nuevo"
        data-autofocus
        value={code}
        maxLength={LENGTHS.code}
        autoComplete="off"
        spellCheck={false}
        error={fault}
        onChange={({ target }) => {
          setCode(target.value.toUpperCase());
          setFault(undefined);
        }}
      />
      <div className="flex flex-wrap justify-end gap-3">
        <Button variant="quiet" onClick={onDone}>
          Cancelar
        </Button>
        <Button submit busy={busy} disabled={code.trim() === codigo}>
          Cambiar código
        </Button>
      </div>
    </form>
  );
}
