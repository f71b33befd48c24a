import { useEffect, useId, useRef, useState, type FormEvent } from 'react';
import { correctionFaults, type CorrectionForm as Form } from '#common/owners/personal-data/correction.js';
import { LENGTHS } from '#common/kernel/limits.js';
import type { PersonalDataGroup } from '#common/owners/personal-data/personal-data-calls.js';
import { Button } from '../../ui/button.js';
import { Card } from '../../ui/card.js';
import { TextField } from '../../ui/text-field.js';

const NOTHING: Form = { nombre: '', apellido: '', dni: '', celular: '', emailNuevo: '' };

const FIELDS: readonly { name: keyof Form; label: string; maxLength: number; type?: string }[] = [
  { name: 'nombre', label: 'Nombre', maxLength: LENGTHS.name },
  { name: 'apellido', label: 'Apellido', maxLength: LENGTHS.name },
  { name: 'dni', label: 'DNI', maxLength: LENGTHS.phone },
  { name: 'celular', label: 'Celular', maxLength: LENGTHS.phone, type: 'tel' },
  { name: 'emailNuevo', label: 'Email nuevo', maxLength: LENGTHS.email, type: 'email' },
];

interface CorrectionFormProps {
  groups: readonly PersonalDataGroup[];
  /** Faults that the server found, by field. */
  faults: Readonly<Record<string, readonly string[]>>;
  busy: boolean;
  onCorrect: (form: Form) => void;
  onCancel: () => void;
}

/** Correction of a person's data; empty fields stay as they are. */
export function CorrectionForm({ groups, faults, busy, onCorrect, onCancel }: CorrectionFormProps) {
  const title = useId();
  const element = useRef<HTMLFormElement>(null);
  const [form, setForm] = useState(NOTHING);
  const [own, setOwn] = useState<CorrectionFormProps['faults']>({});
  useEffect(() => element.current?.querySelector<HTMLElement>('[name=nombre]')?.focus(), []);
  const left = groups.filter(({ noSeCorrige }) => noSeCorrige !== null);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const found = correctionFaults(form);
    setOwn(found);
    const first = FIELDS.find(({ name }) => found[name]);
    if (!first) return onCorrect(form);
    element.current?.querySelector<HTMLElement>(`[name=${first.name}]`)?.focus();
  };
  return (
    <Card className="mb-4 p-4 tablet:p-5">
      <form ref={element} noValidate onSubmit={submit} aria-labelledby={title} className="grid gap-3">
        <h3 id={title} className="text-lg">
          Corregir los datos
        </h3>
        <p className="max-w-prose text-ink-soft">
          Completá solo lo que está mal. Se corrige en todo lo que figura abajo
          {left.length > 0 && ', salvo donde dice que no'}. Un email nuevo queda sin confirmar y recibe un
          enlace para confirmarlo.
        </p>
        <div className="grid items-start gap-3 phablet:grid-cols-2">
          {FIELDS.map(({ name, ...field }) => (
            <TextField
              key={name}
              {...field}
              name={name}
              autoComplete="off"
              value={form[name]}
              error={(own[name] ?? faults[name])?.[0]}
              onChange={({ target }) => setForm({ ...form, [name]: target.value })}
            />
          ))}
        </div>
        {left.length > 0 && (
          <ul className="text-sm text-ink-muted">
            {left.map(({ nombre, noSeCorrige }) => (
              <li key={nombre}>
                {nombre}: {noSeCorrige}
              </li>
            ))}
          </ul>
        )}
        <div className="flex flex-wrap gap-3">
          <Button submit busy={busy}>
            Corregir
          </Button>
          <Button variant="secondary" onClick={onCancel}>
            Cancelar
          </Button>
        </div>
      </form>
    </Card>
  );
}
