import { setContact, type ContactFields, type ContactWire } from '#common/site/options/option-calls.js';
import { contactFaults, linesOf, type ContactForm as Form } from '#common/site/options/option-form.js';
import { OUTSIDE_LINKS, type OutsideLink } from '#common/site/site-shapes.js';
import { LENGTHS } from '#common/kernel/limits.js';
import { Button } from '../../ui/button.js';
import { TextArea } from '../../ui/text-area.js';
import { TextField } from '../../ui/text-field.js';
import { postAdmin } from '../data/admin-api.js';
import { DatedRows, FromField, lastOf } from './dated-rows.js';
import { Section } from './option-rows.js';
import { useOptionForm } from './use-option-form.js';

const LINKS = Object.entries(OUTSIDE_LINKS) as [OutsideLink, string][];

interface ContactSectionProps {
  rows: readonly ContactWire[];
  /** What holds before the first row. */
  first: ContactFields;
}

/** How the site is reached elsewhere, and how its messages end. */
export function ContactSection({ rows, first }: ContactSectionProps) {
  const present = rows.find(({ estado }) => estado === 'vigente') ?? first;
  return (
    <Section
      title="Contacto, redes y firma"
      form={<ContactForm present={fieldsOf(present)} last={lastOf(rows)} />}
    >
      <DatedRows rows={rows} words={contactWords} first={contactWords(first)} />
    </Section>
  );
}

function contactWords(fields: ContactFields): string {
  const { lineas, firma } = fields;
  return (
    [
      ...linesOf(lineas),
      ...LINKS.flatMap(([link, name]) => (fields[link] ? [name] : [])),
      ...(firma ? [`Firma: ${linesOf(firma).join(' · ')}`] : []),
    ].join(' · ') || 'Sin contacto ni enlaces'
  );
}

type Typed = Partial<Omit<Form, 'visto'>>;

const NOTHING_TYPED: Typed = {};

/** What holds, also once somebody else has changed it, with what is typed over it. */
function ContactForm({ present, last }: { present: ContactFields; last: number }) {
  const over = (typed: Typed): Form => ({ ...present, desde: '', visto: last, ...typed });
  const {
    place,
    form: typed,
    faultOf,
    set,
    submit,
    busy,
  } = useOptionForm({
    empty: NOTHING_TYPED,
    faultsOf: (sent, now) => contactFaults(over(sent), now),
    send: (sent) => postAdmin(setContact, over(sent)),
  });
  const form = over(typed);
  const text = (field: 'lineas' | 'firma', label: string, hint: string) => (
    <TextArea
      label={label}
      hint={hint}
      rows={3}
      maxLength={LENGTHS.note}
      value={form[field]}
      error={faultOf(field)}
      onChange={({ target }) => set({ [field]: target.value })}
    />
  );
  return (
    <form
      ref={place}
      noValidate
      onSubmit={submit}
      aria-label="Contacto, redes y firma"
      className="flex flex-col gap-4"
    >
      <div className="grid gap-4 phablet:grid-cols-2">
        {text('lineas', 'Contacto', 'Un dato por renglón. Se ve al pie de cada página y en Contacto.')}
        {text('firma', 'Firma de los emails', 'Se agrega debajo del nombre del sitio.')}
        {LINKS.map(([link, name]) => (
          <TextField
            key={link}
            type="url"
            label={`${name} (opcional)`}
            placeholder="https://"
            autoComplete="off"
            maxLength={LENGTHS.note}
            value={form[link]}
            error={faultOf(link)}
            onChange={({ target }) => set({ [link]: target.value })}
          />
        ))}
        <FromField value={form.desde} error={faultOf('desde')} onChange={(desde) => set({ desde })} />
      </div>
      <Button submit busy={busy} className="self-start">
        Guardar
      </Button>
    </form>
  );
}

/** The fields without id and times of a row. */
function fieldsOf(fields: ContactFields): ContactFields {
  const { lineas, firma, facebook, instagram, youtube, whatsapp, blog, fiscalData } = fields;
  return { lineas, firma, facebook, instagram, youtube, whatsapp, blog, fiscalData };
}
