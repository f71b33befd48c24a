import { IconBrandWhatsapp } from '@tabler/icons-react';
import { useState } from 'react';
import { OWNER_TEMPLATES, ownerTemplateText } from '#common/messages/owner-templates.js';
import { LENGTHS } from '#common/vocabulary/limits.js';
import type { OwnerListingWire, OwnerWire } from '#common/wire/owners.js';
import { useSite } from '../../app/site-context.js';
import { whatsappLink } from '../../features/contact-owner/whatsapp.js';
import { Button, ButtonAnchor } from '../../ui/button.js';
import { RadioGroup } from '../../ui/choices.js';
import { Dialog } from '../../ui/dialog.js';
import { Select } from '../../ui/select.js';
import { TextArea } from '../../ui/text-field.js';

interface WriteOnWhatsappProps {
  owner: OwnerWire;
  listings: readonly OwnerListingWire[];
}

const TEMPLATES = OWNER_TEMPLATES.map(({ name }) => ({ value: name, label: name }));

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
  const { name: site } = useSite();
  const codes = listings.flatMap(({ codigo }) => codigo ?? []);
  const [template, setTemplate] = useState<string>(TEMPLATES[0]!.value);
  const [code, setCode] = useState(codes[0] ?? '');
  const [edited, setEdited] = useState<string>();
  const body = OWNER_TEMPLATES.find(({ name }) => name === template)?.body ?? '';
  const text = edited ?? ownerTemplateText(body, { owner: owner.nombre, site, code: code || null });
  const choose = (change: () => void): void => {
    setEdited(undefined);
    change();
  };
  return (
    <div className="flex flex-col gap-4">
      <RadioGroup
        legend="Mensaje"
        value={template}
        choices={TEMPLATES}
        onChange={(name) => choose(() => setTemplate(name))}
      />
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
        onChange={({ target }) => setEdited(target.value)}
      />
      <div className="flex justify-end">
        <ButtonAnchor
          variant="whatsapp"
          href={whatsappLink(owner.celular, text)}
          target="_blank"
          rel="noopener noreferrer"
          onClick={onOpened}
          icon={<IconBrandWhatsapp aria-hidden="true" className="size-5" />}
        >
          Abrir WhatsApp
        </ButtonAnchor>
      </div>
    </div>
  );
}
