import { addClosure, addNotice, type LevelName } from '#common/site/options/option-calls.js';
import { closureFaults, noticeFaults, type OptionTimes } from '#common/site/options/option-form.js';
import { LENGTHS } from '#common/kernel/limits.js';
import { Button } from '../../ui/button.js';
import { Select } from '../../ui/select.js';
import { TextArea } from '../../ui/text-area.js';
import { TextField } from '../../ui/text-field.js';
import { postAdmin } from '../data/admin-api.js';
import { useOptionForm } from './use-option-form.js';

const LEVELS: { value: LevelName; label: string }[] = [
  { value: 'informacion', label: 'Información' },
  { value: 'atencion', label: 'Atención' },
  { value: 'peligro', label: 'Peligro' },
];

const NO_NOTICE = { texto: '', nivel: 'atencion' as LevelName, desde: '', hasta: '' };
const NO_CLOSURE = { sinPublicar: '', sinConsultar: '', desde: '', hasta: '' };

/** A notice on every page. */
export function NoticeForm() {
  const { place, form, faultOf, set, submit, busy } = useOptionForm({
    empty: NO_NOTICE,
    faultsOf: noticeFaults,
    send: (sent) => postAdmin(addNotice, sent),
  });
  return (
    <form
      ref={place}
      noValidate
      onSubmit={submit}
      aria-label="Aviso en todo el sitio"
      className="flex flex-col gap-4"
    >
      <TextArea
        label="Texto"
        rows={2}
        maxLength={LENGTHS.note}
        count={form.texto.length}
        value={form.texto}
        error={faultOf('texto')}
        onChange={({ target }) => set({ texto: target.value })}
      />
      <div className="grid gap-4 tablet:grid-cols-3">
        <Select
          label="Nivel"
          options={LEVELS}
          value={form.nivel}
          onChange={({ target }) => set({ nivel: target.value as LevelName })}
        />
        <Times form={form} faultOf={faultOf} set={set} />
      </div>
      <Button submit busy={busy} className="self-start">
        Mostrar el aviso
      </Button>
    </form>
  );
}

/** What is closed in an emergency, with the reasons. */
export function ClosureForm() {
  const { place, form, faultOf, set, submit, busy } = useOptionForm({
    empty: NO_CLOSURE,
    faultsOf: closureFaults,
    send: (sent) => postAdmin(addClosure, sent),
  });
  return (
    <form ref={place} noValidate onSubmit={submit} aria-label="Emergencia" className="flex flex-col gap-4">
      <p className="text-ink-soft">
        Lo que tenga un motivo se cierra, y el motivo se ve en todo el sitio. Vos podés seguir publicando
        desde «Publicar rápido».
      </p>
      <TextField
        label="No publicar: motivo"
        maxLength={LENGTHS.note}
        value={form.sinPublicar}
        error={faultOf('sinPublicar')}
        onChange={({ target }) => set({ sinPublicar: target.value })}
      />
      <TextField
        label="No consultar: motivo"
        maxLength={LENGTHS.note}
        value={form.sinConsultar}
        error={faultOf('sinConsultar')}
        onChange={({ target }) => set({ sinConsultar: target.value })}
      />
      <div className="grid gap-4 tablet:grid-cols-3">
        <Times form={form} faultOf={faultOf} set={set} />
      </div>
      <Button submit variant="danger" busy={busy} className="self-start">
        Cerrar
      </Button>
    </form>
  );
}

interface TimesProps {
  form: OptionTimes;
  faultOf: (field: 'desde' | 'hasta') => string | undefined;
  set: (changes: Partial<OptionTimes>) => void;
}

function Times({ form, faultOf, set }: TimesProps) {
  return (
    <>
      <TextField
        type="datetime-local"
        label="Desde (opcional)"
        hint="Hora de Argentina. Vacío: ahora."
        value={form.desde}
        error={faultOf('desde')}
        onChange={({ target }) => set({ desde: target.value })}
      />
      <TextField
        type="datetime-local"
        label="Hasta (opcional)"
        hint="Vacío: hasta que lo quites."
        value={form.hasta}
        error={faultOf('hasta')}
        onChange={({ target }) => set({ hasta: target.value })}
      />
    </>
  );
}
