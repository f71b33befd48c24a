import { counted } from '#common/kernel/text.js';
import { setPhotoMark, type PhotoMarkWire } from '#common/site/options/option-calls.js';
import { photoMarkFaults, type PhotoMarkForm } from '#common/site/options/option-form.js';
import { Button } from '../../ui/button.js';
import { Select } from '../../ui/select.js';
import { postAdmin } from '../data/admin-api.js';
import { DatedRows, FromField, lastOf } from './dated-rows.js';
import { Section } from './option-rows.js';
import { useOptionForm } from './use-option-form.js';

const WORDS = { si: 'Con marca', no: 'Sin marca' } as const;
const CHOICES = (['si', 'no'] as const).map((value) => ({ value, label: WORDS[value] }));
const NO_MARK: PhotoMarkForm = { marca: '', desde: '', visto: 0 };

interface PhotoMarkSectionProps {
  rows: readonly PhotoMarkWire[];
  /** Photos that still get their mark, or lose it. */
  waiting: number;
}

/** Whether public photos show the site's domain and the code, and from when. */
export function PhotoMarkSection({ rows, waiting }: PhotoMarkSectionProps) {
  return (
    <Section title="Marca en las fotos" form={<MarkForm rows={rows} />}>
      <p className="text-ink-soft">
        El dominio del sitio y el código del aviso, chicos en una esquina de cada foto pública. Las fotos se
        rehacen de a poco mientras el sitio funciona; las originales quedan limpias, y acá las ves siempre sin
        marca.
      </p>
      <DatedRows rows={rows} words={({ marca }) => WORDS[marca]} first={WORDS.no} />
      {waiting > 0 && (
        <output className="mt-2 block">{counted(waiting, 'foto espera', 'fotos esperan')} el cambio.</output>
      )}
    </Section>
  );
}

function MarkForm({ rows }: { rows: readonly PhotoMarkWire[] }) {
  const { place, form, faultOf, set, submit, busy } = useOptionForm({
    empty: NO_MARK,
    faultsOf: photoMarkFaults,
    send: (sent) => postAdmin(setPhotoMark, { ...sent, visto: lastOf(rows) }),
  });
  return (
    <form
      ref={place}
      noValidate
      onSubmit={submit}
      aria-label="Cambiar la marca de las fotos"
      className="flex flex-col gap-4"
    >
      <div className="grid gap-4 phablet:grid-cols-2 wide:grid-cols-4">
        <Select
          label="Las fotos van"
          placeholder="Elegí"
          options={CHOICES}
          value={form.marca}
          error={faultOf('marca')}
          onChange={({ target }) => set({ marca: target.value as PhotoMarkForm['marca'] })}
        />
        <FromField value={form.desde} error={faultOf('desde')} onChange={(desde) => set({ desde })} />
      </div>
      <Button submit busy={busy} className="self-start">
        Guardar la marca
      </Button>
    </form>
  );
}
