import { useId, useRef, useState, type FormEvent } from 'react';
import { useSearchParams } from 'react-router-dom';
import { dayInWords, parseDay } from '#common/kernel/time/days.js';
import { ROLLOVER_MESSAGES } from '#common/owners/renewal/rollover-messages.js';
import { ROLLOVER_PERCENT, ROUNDING_STEPS } from '#common/owners/renewal/rollover.js';
import { formatAmount } from '#common/pricing/prices.js';
import { counted, numberText } from '#common/kernel/text.js';
import { PROPERTY_TYPES } from '#common/listings/property-types.js';
import { TOWNS } from '#common/kernel/places.js';
import { Button } from '../../../ui/button.js';
import { Card } from '../../../ui/card.js';
import { ConfirmDialog } from '../../../ui/dialog.js';
import { TextLink } from '../../../ui/link.js';
import { Select } from '../../../ui/select.js';
import { TextField } from '../../../ui/text-field.js';
import { adminPaths } from '../../admin-paths.js';
import { useFocusOnFault } from '../../frame/use-focus-on-fault.js';
import { PreviewedPrices } from './previewed-prices.js';
import { markedIn } from './rollover-paths.js';
import { useNewRollover, type NewRolloverState } from './use-new-rollover.js';

const TOWN_OPTIONS = TOWNS.map((town) => ({ value: town, label: town }));
const TYPE_OPTIONS = PROPERTY_TYPES.map(({ id, short }) => ({ value: String(id), label: short }));
const stepOptions = (unit: string, steps: readonly number[]) =>
  steps.map((step) => ({ value: String(step), label: `A ${unit} ${formatAmount(step)}` }));
const ARS_OPTIONS = stepOptions('ARS$', ROUNDING_STEPS.ARS);
const USD_OPTIONS = stepOptions('USD$', ROUNDING_STEPS.USD);

/** Chooses notices, percentage, rounding and last day; shows what would be proposed, and sends it. */
export function NewRollover() {
  const [params] = useSearchParams();
  const marked = markedIn(params);
  const state = useNewRollover(marked);
  const { preview } = state;
  const title = useId();
  const place = useRef<HTMLFormElement>(null);
  useFocusOnFault(place, state.faults);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    state.look();
  };
  return (
    <Card className="flex flex-col gap-5 p-5 tablet:p-6">
      <div>
        <h2 id={title} className="text-xl">
          Proponer los precios de la temporada
        </h2>
        <p className="mt-1 text-ink-muted">
          Los precios se multiplican y se redondean, y no cambian hasta que el dueño responde con el enlace
          que le llega por email. {ROLLOVER_MESSAGES.consequence(lastDayText(state.form.hasta))}
        </p>
      </div>
      <form ref={place} noValidate onSubmit={submit} aria-labelledby={title} className="flex flex-col gap-5">
        <Fields state={state} marked={marked} />
        <div>
          <Button submit variant={preview ? 'secondary' : 'primary'} busy={state.isLooking}>
            Ver cómo quedan
          </Button>
        </div>
      </form>
      {preview && (
        <PreviewedPrices preview={preview}>
          {preview.cantidad > 0 && <SendRollover state={state} />}
        </PreviewedPrices>
      )}
    </Card>
  );
}

function Fields({ state, marked }: { state: NewRolloverState; marked: readonly number[] }) {
  const { form, faults, write } = state;
  return (
    <div className="grid items-start gap-4 phablet:grid-cols-2 wide:grid-cols-4">
      {marked.length > 0 ? (
        <p className="phablet:col-span-2 wide:col-span-4">
          Para {counted(marked.length, 'aviso marcado', 'avisos marcados')} en la lista.{' '}
          <TextLink to={adminPaths.season}>Elegir por localidad y tipo</TextLink>
        </p>
      ) : (
        <>
          <p className="phablet:col-span-2 wide:col-span-4">
            Para todos los alquileres publicados de una localidad y un tipo.{' '}
            <TextLink to={adminPaths.active}>Elegir avisos de la lista</TextLink>: marcalos, o marcá toda la
            lista filtrada, y tocá «Renovar temporada».
          </p>
          <Select
            label="Localidad"
            placeholder="Todas"
            options={TOWN_OPTIONS}
            value={form.localidad}
            onChange={({ target }) => write({ localidad: target.value })}
          />
          <Select
            label="Tipo"
            placeholder="Todos"
            options={TYPE_OPTIONS}
            value={form.idTipoVivienda}
            onChange={({ target }) => write({ idTipoVivienda: target.value })}
          />
        </>
      )}
      <TextField
        label="Porcentaje"
        isRequired
        type="number"
        step={1}
        min={ROLLOVER_PERCENT.least}
        max={ROLLOVER_PERCENT.most}
        hint="30 para subir, -10 para bajar."
        value={form.porcentaje}
        error={faults['porcentaje']?.[0]}
        onChange={({ target }) => write({ porcentaje: target.value })}
      />
      <Select
        label="Redondeo en pesos"
        options={ARS_OPTIONS}
        value={form.redondeoArs}
        error={faults['redondeoArs']?.[0]}
        onChange={({ target }) => write({ redondeoArs: target.value })}
      />
      <Select
        label="Redondeo en dólares"
        options={USD_OPTIONS}
        value={form.redondeoUsd}
        error={faults['redondeoUsd']?.[0]}
        onChange={({ target }) => write({ redondeoUsd: target.value })}
      />
      <TextField
        label="Pueden responder hasta"
        isRequired
        type="date"
        value={form.hasta}
        error={faults['hasta']?.[0]}
        onChange={({ target }) => write({ hasta: target.value })}
      />
    </div>
  );
}

function SendRollover({ state }: { state: NewRolloverState }) {
  const [isAsking, setAsking] = useState(false);
  const { cantidad, correos } = state.preview!;
  return (
    <div>
      <Button onClick={() => setAsking(true)}>Mandar a los dueños</Button>
      <ConfirmDialog
        open={isAsking}
        title={`¿Proponer los precios de ${counted(cantidad, 'aviso')}?`}
        confirmLabel="Mandar"
        busy={state.isSending}
        onConfirm={() => {
          setAsking(false);
          state.send();
        }}
        onCancel={() => setAsking(false)}
      >
        <p>
          {correos === 1 ? 'Sale 1 email' : `Salen ${numberText(correos)} emails`}, uno por dueño. Los precios
          no cambian hasta que respondan. {ROLLOVER_MESSAGES.remindsByItself}
        </p>
        <p className="mt-3 font-semibold">{ROLLOVER_MESSAGES.consequence(dayInWords(state.form.hasta))}</p>
      </ConfirmDialog>
    </div>
  );
}

function lastDayText(day: string): string {
  return parseDay(day) === undefined ? 'último día' : dayInWords(day);
}
