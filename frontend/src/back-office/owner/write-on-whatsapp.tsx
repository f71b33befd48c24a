import { IconBrandWhatsapp } from '@tabler/icons-react';
import { useState } from 'react';
import { TEMPLATE_MESSAGES } from '#common/messages/templates.js';
import { fillTemplate, unfilled } from '#common/rules/templates.js';
import { LENGTHS } from '#common/vocabulary/limits.js';
import type { OwnerListingWire, OwnerWire } from '#common/wire/owners.js';
import { useSite } from '../../app/site-context.js';
import { whatsappLink } from '../../features/contact-owner/whatsapp.js';
import { Button, ButtonAnchor } from '../../ui/button.js';
import { RadioGroup } from '../../ui/choices.js';
import { Dialog } from '../../ui/dialog.js';
import { Select } from '../../ui/select.js';
import { Skeleton } from '../../ui/states.js';
import { TextArea } from '../../ui/text-field.js';
import { useTemplates } from '../templates/use-templates.js';

interface WriteOnWhatsappProps {
  owner: OwnerWire;
  listings: readonly OwnerListingWire[];
}

/** Opens WhatsApp with one of the usual messages, which can be edited first. */
export function WriteOnWhatsapp(props: WriteOnWhatsappProps) {
  const [open, setOpen] = useState(false);
  const close = (): void => setOpen(false);
  return (
    <>
      <Button
        variant="whatsapp"
        size="sm"
        onClick={() => setOpen(true)}
        icon={<IconBrandWhatsapp aria-hidden="true" className="size-5" />}
      >
        Escribirle
      </Button>
      <Dialog open={open} onClose={close} title="Escribirle por WhatsApp">
        <Message {...props} onOpened={close} />
      </Dialog>
    </>
  );
}

function Message({ owner, listings, onOpened }: WriteOnWhatsappProps & { onOpened: () => void }) {
  const { name: sitio } = useSite();
  const templates = useTemplates('whatsapp');
  const coded = listings.filter(({ codigo }) => codigo !== null);
  const codes = coded.flatMap(({ codigo }) => codigo ?? []);
  const [template, setTemplate] = useState<string>();
  const [code, setCode] = useState(codes[0] ?? '');
  const [edited, setEdited] = useState<string>();
  const chosen = templates?.find(({ nombre }) => nombre === template) ?? templates?.[0];
  const facts = {
    nombre: owner.nombre,
    sitio,
    ...noticeFacts(coded.find(({ codigo }) => codigo === code)),
  };
  const text = edited ?? fillTemplate(chosen?.texto ?? '', facts);
  const missing = unfilled('whatsapp', text);
  const choose = (change: () => void): void => {
    setEdited(undefined);
    change();
  };
  if (!templates) return <Skeleton className="h-60 rounded-card" />;
  return (
    <div className="flex flex-col gap-4">
      {templates.length > 0 && (
        <RadioGroup
          legend="Mensaje"
          value={chosen?.nombre ?? null}
          choices={templates.map(({ nombre }) => ({ value: nombre, label: nombre }))}
          onChange={(name) => choose(() => setTemplate(name))}
        />
      )}
      {codes.length > 0 && (
        <Select
          label="Aviso"
          placeholder="Ninguno"
          options={codes.map((one) => ({ value: one, label: one }))}
          value={code}
          onChange={({ target }) => choose(() => setCode(target.value))}
        />
      )}
      <TextArea
        label="Texto"
        rows={5}
        maxLength={LENGTHS.message}
        value={text}
        error={missing.length > 0 ? TEMPLATE_MESSAGES.unfilled(missing) : undefined}
        onChange={({ target }) => setEdited(target.value)}
      />
      <div className="flex justify-end">
        <ButtonAnchor
          variant="whatsapp"
          href={missing.length > 0 ? undefined : whatsappLink(owner.celular, text)}
          aria-disabled={missing.length > 0 || undefined}
          target="_blank"
          rel="noopener noreferrer"
          onClick={missing.length > 0 ? undefined : onOpened}
          icon={<IconBrandWhatsapp aria-hidden="true" className="size-5" />}
        >
          Abrir WhatsApp
        </ButtonAnchor>
      </div>
    </div>
  );
}

/** What a template says about the chosen notice. Without one, `{aviso}` is empty and the others stay to be filled in. */
function noticeFacts(listing: OwnerListingWire | undefined): Record<string, string> {
  if (!listing?.codigo) return { aviso: '' };
  const { codigo, direccion } = listing;
  return { aviso: `por tu aviso ${codigo}`, codigo, direccion };
}
