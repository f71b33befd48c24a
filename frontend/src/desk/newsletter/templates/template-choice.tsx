import { fillTemplate } from '#common/newsletter/templates/templates.js';
import type { Letter } from '#common/newsletter/mailing-form.js';
import type { TemplateKind, TemplateWire } from '#common/newsletter/templates/template-calls.js';
import { useSite } from '../../../app/site-context.js';
import { Select } from '../../../ui/select.js';
import { useTemplates } from './use-templates.js';
import { EMPTY_LETTER } from './letter-fields.js';

interface TemplateChoiceProps {
  kind: Extract<TemplateKind, 'soporte' | 'newsletter'>;
  label: string;
  letter: Letter;
  /** A letter without a text. */
  empty?: Letter;
  onChange: (letter: Letter) => void;
}

/** Fills in an empty letter, or replaces one that is as its template has it. What was typed by hand is not overwritten. */
export function TemplateChoice({ kind, label, letter, empty = EMPTY_LETTER, onChange }: TemplateChoiceProps) {
  const templates = useTemplates(kind) ?? [];
  const { name: sitio } = useSite();
  const letterOf = ({ asunto, texto }: TemplateWire): Letter => ({
    asunto: fillTemplate(asunto, { sitio }),
    mensaje: fillTemplate(texto, { sitio }),
  });
  const isEmpty = !letter.mensaje.trim() && ['', empty.asunto].includes(letter.asunto.trim());
  const current = templates.find((template) => {
    const { asunto, mensaje } = letterOf(template);
    return asunto === letter.asunto && mensaje === letter.mensaje;
  });
  const isTyped = !isEmpty && !current;
  return (
    <Select
      label={label}
      options={templates.map(({ nombre }) => ({ value: nombre, label: nombre }))}
      placeholder="Elegí una, o escribí la tuya"
      hint={isTyped ? 'Para usar una, borrá antes lo que escribiste.' : undefined}
      disabled={isTyped}
      value={current?.nombre ?? ''}
      onChange={({ target }) => {
        const chosen = templates.find(({ nombre }) => nombre === target.value);
        onChange(chosen ? letterOf(chosen) : empty);
      }}
    />
  );
}
