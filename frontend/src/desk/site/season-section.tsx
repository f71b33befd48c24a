import { countNights, dayInWords, formatDay } from '#common/kernel/time/days.js';
import { counted } from '#common/kernel/text.js';
import { period, WHOLE_PERIOD, type PeriodId } from '#common/pricing/periods.js';
import { SeasonCalendar } from '#common/pricing/season/season-calendar.js';
import { setSeason, type SeasonWire } from '#common/site/options/option-calls.js';
import { seasonFaults, seasonPeriod, YEARS_AHEAD } from '#common/site/options/option-form.js';
import { SEASON_OPTIONS } from '#common/site/options/site-options.js';
import { today } from '../../app/today.js';
import { Button } from '../../ui/button.js';
import { Select } from '../../ui/select.js';
import { TextField } from '../../ui/text-field.js';
import { postAdmin } from '../data/admin-api.js';
import { lastOf } from './dated-rows.js';
import { OptionItem, Section } from './option-rows.js';
import { useOptionForm } from './use-option-form.js';

const PERIODS = [...SEASON_OPTIONS.keys()].map((id) => period(id));
const PERIOD_OPTIONS = PERIODS.map(({ name, label }) => ({ value: name, label }));

/** The nights of Holy Week and the winter holidays, by year. */
export function SeasonSection({ rows }: { rows: readonly SeasonWire[] }) {
  const thisYear = Number(today().slice(0, 4));
  const years = Array.from({ length: YEARS_AHEAD + 1 }, (_, index) => thisYear + index);
  // The last written one holds.
  const inOrder = rows.toSorted((a, b) => a.idAjuste - b.idAjuste);
  const calendar = new SeasonCalendar(
    inOrder.map(({ periodo, primera, ultima }) => ({
      period: seasonPeriod(periodo)!,
      first: primera,
      last: ultima,
    })),
  );
  const item = (id: PeriodId, year: number) => {
    const nights = calendar.nightsOf(id, WHOLE_PERIOD, year)!;
    const set = inOrder.findLast(
      ({ periodo, primera }) => seasonPeriod(periodo) === id && primera.startsWith(`${year}`),
    );
    const [first, last] = [nights.first, nights.last].map((night) => dayInWords(formatDay(night)));
    return (
      <OptionItem
        key={year}
        row={set ? { estado: 'vigente', idAjuste: set.idAjuste } : { estado: 'tapado' }}
        words={[`Noches del ${first} al ${last}`]}
        label={set ? 'Fijado' : 'Por calendario'}
      >
        {counted(countNights(nights), 'noche')}
      </OptionItem>
    );
  };
  return (
    <Section title="Semana Santa y vacaciones de invierno" form={<SeasonForm rows={rows} />}>
      <p className="text-ink-soft">
        Por estas noches se calculan búsquedas, precios de estadías y lo que está alquilado. Las vacaciones de
        invierno las fija un decreto: hasta que las cargues valen dos semanas desde el tercer lunes de julio.
      </p>
      <div className="mt-4 grid gap-x-8 gap-y-4 tablet:grid-cols-2">
        {PERIODS.map(({ id, label }) => (
          <div key={id}>
            <h3 className="text-lg">{label}</h3>
            <ul className="divide-y divide-line">{years.map((year) => item(id, year))}</ul>
          </div>
        ))}
      </div>
    </Section>
  );
}

const NO_SEASON = { periodo: '', primera: '', ultima: '', visto: 0 };

function SeasonForm({ rows }: { rows: readonly SeasonWire[] }) {
  const { place, form, faultOf, set, submit, busy } = useOptionForm({
    empty: NO_SEASON,
    faultsOf: seasonFaults,
    send: (sent) =>
      postAdmin(setSeason, {
        ...sent,
        visto: lastOf(rows.filter(({ periodo }) => periodo === sent.periodo)),
      }),
  });
  const day = (field: 'primera' | 'ultima', label: string, from?: string) => (
    <TextField
      type="date"
      label={label}
      min={from}
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
      aria-label="Fijar las noches de un año"
      className="flex flex-col gap-4"
    >
      <h3 className="text-lg">Fijar las noches de un año</h3>
      <div className="grid gap-4 phablet:grid-cols-2 wide:grid-cols-4">
        <Select
          label="Período"
          placeholder="Elegí el período"
          options={PERIOD_OPTIONS}
          value={form.periodo}
          error={faultOf('periodo')}
          onChange={({ target }) => set({ periodo: target.value })}
        />
        {day('primera', 'Primera noche')}
        {day('ultima', 'Última noche', form.primera)}
      </div>
      <Button submit busy={busy} className="self-start">
        Guardar las noches
      </Button>
    </form>
  );
}
