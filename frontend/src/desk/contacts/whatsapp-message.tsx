import { IconBrandWhatsapp } from '@tabler/icons-react';
import { useState } from 'react';
import { TEMPLATE_MESSAGES } from '#common/newsletter/templates/template-messages.js';
import { fillTemplate, unfilled } from '#common/newsletter/templates/templates.js';
import { LENGTHS } from '#common/kernel/limits.js';
import { useSite } from '../../app/site-context.js';
import { whatsappLink } from '../../app/whatsapp-link.js';
import { ButtonAnchor } from '../../ui/button.js';
import { LateFocus } from '../../ui/late-focus.js';
import { RadioGroup } from '../../ui/choices.js';
import { Select } from '../../ui/select.js';
import { Skeleton } from '../../ui/states.js';
import { TextArea } from '../../ui/text-area.js';
import { useTemplates } from '../newsletter/templates/use-templates.js';
import { noticeFacts, type MessageNotice } from './whatsapp-facts.js';

export interface MessageOwner {
  id: number;
  nombre: string;
  celular: string;
}

interface WhatsappMessageProps {
  owner: MessageOwner;
  notices: readonly MessageNotice[];
  isFixed: boolean;
  /** WhatsApp was opened with a text about a notice, or about none. */
  onOpened: (text: string, notice: MessageNotice | undefined) => void;
}

/** A template, the notice that it is about, and the text, which opens WhatsApp once nothing is left to fill in. */
export function WhatsappMessage({ owner, notices, isFixed, onOpened }: WhatsappMessageProps) {
  const { name: sitio, url } = useSite();
  const templates = useTemplates('whatsapp');
  const [template, setTemplate] = useState<string>();
  const [id, setId] = useState(notices[0]?.id);
  const [edited, setEdited] = useState<string>();
  const chosen = templates?.find(({ nombre }) => nombre === template) ?? templates?.[0];
  const notice = notices.find((one) => one.id === id);
  const facts = { nombre: owner.nombre, sitio, ...noticeFacts(notice, url) };
  const text = edited ?? fillTemplate(chosen?.texto ?? '', facts);
  const missing = unfilled('whatsapp', text);
  const choose = (change: () => void): void => {
    setEdited(undefined);
    change();
  };
  if (!templates) return <Skeleton className="h-60 rounded-card" />;
  return (
    <div className="flex flex-col gap-4">
      <LateFocus />
      {templates.length > 0 && (
        <RadioGroup
          legend="Mensaje"
          value={chosen?.nombre ?? null}
          choices={templates.map(({ nombre }) => ({ value: nombre, label: nombre }))}
          onChange={(name) => choose(() => setTemplate(name))}
        />
      )}
      {!isFixed && notices.length > 0 && (
        <Select
          label="Aviso"
          placeholder="Ninguno"
          options={notices.map((one) => ({ value: String(one.id), label: one.codigo ?? one.direccion }))}
          value={String(id ?? '')}
          onChange={({ target }) => choose(() => setId(Number(target.value) || undefined))}
        />
      )}
      <TextArea
        data-autofocus
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
          onClick={missing.length > 0 ? undefined : () => onOpened(text, notice)}
          icon={<IconBrandWhatsapp aria-hidden="true" className="size-5" />}
        >
          Abrir WhatsApp
        </ButtonAnchor>
      </div>
    </div>
  );
}
