import { CURRENCIES, isCurrency, type Currency } from '#common/kernel/currencies.js';
import { LENGTHS } from '#common/kernel/limits.js';
import {
  WITHDRAWALS,
  paperFaults,
  type PaperFields,
  type PaperPerson,
  type Withdrawal,
} from '#common/search/sheet/stay-papers.js';
import { RadioGroup } from '../../../../ui/choices.js';
import { NumberField } from '../../../../ui/number-field.js';
import { Select } from '../../../../ui/select.js';
import { TextArea } from '../../../../ui/text-area.js';
import { TextField } from '../../../../ui/text-field.js';

interface PaperFormProps {
  fields: PaperFields;
  onChange: (change: Partial<PaperFields>) => void;
}

const WITHDRAWAL_NAMES = Object.keys(WITHDRAWALS) as Withdrawal[];
const PAIR = 'grid gap-4 phablet:grid-cols-2';

/** What both sides type. Nothing is sent, so that no field has a name. */
export function PaperForm({ fields, onChange }: PaperFormProps) {
  const faults = paperFaults(fields);
  const text = (field: 'inmueble' | 'desde' | 'hasta' | 'personas' | 'saldo' | 'lugar' | 'fecha') => ({
    value: fields[field],
    error: faults[field],
    onChange: ({ target }: { target: { value: string } }) => onChange({ [field]: target.value }),
  });
  const amount = (field: 'total' | 'senia' | 'deposito') => ({
    unit: `${fields.moneda}$`,
    value: fields[field],
    error: faults[field],
    onChange: (value: number | null) => onChange({ [field]: value }),
    onMoney: (value: number, moneda: Currency) => onChange({ [field]: value, moneda }),
  });
  return (
    <form
      autoComplete="off"
      noValidate
      onSubmit={(event) => event.preventDefault()}
      className="flex flex-col gap-6"
    >
      <Person legend="Quien alquila" person={fields.duenio} onChange={(duenio) => onChange({ duenio })} />
      <Person
        legend="Quien se hospeda"
        person={fields.huesped}
        onChange={(huesped) => onChange({ huesped })}
      />
      <fieldset className="flex flex-col gap-4">
        <legend className="mb-3 text-lg font-semibold">La estadía</legend>
        <TextField label="Dirección del inmueble" maxLength={LENGTHS.note} {...text('inmueble')} />
        <div className={PAIR}>
          <TextField label="Llegada" type="date" {...text('desde')} />
          <TextField label="Salida" type="date" {...text('hasta')} />
        </div>
        <TextField label="Personas" inputMode="numeric" maxLength={3} {...text('personas')} />
      </fieldset>
      <fieldset className="flex flex-col gap-4">
        <legend className="mb-3 text-lg font-semibold">El precio</legend>
        <div className={PAIR}>
          <Select
            label="Moneda"
            options={CURRENCIES.map((value) => ({ value, label: `${value}$` }))}
            value={fields.moneda}
            onChange={({ target }) => isCurrency(target.value) && onChange({ moneda: target.value })}
          />
          <NumberField label="Precio total" {...amount('total')} />
          <NumberField label="Seña" {...amount('senia')} />
          <NumberField label="Depósito en garantía" hint="Con 0 no se nombra" {...amount('deposito')} />
        </div>
        <TextField
          label="Cuándo se paga el saldo"
          placeholder="al llegar"
          maxLength={LENGTHS.name}
          {...text('saldo')}
        />
        <RadioGroup
          legend="¿Alguien puede arrepentirse?"
          look="cards"
          value={fields.arrepentimiento}
          choices={WITHDRAWAL_NAMES.map((value) => ({ value, label: WITHDRAWALS[value] }))}
          onChange={(arrepentimiento) => onChange({ arrepentimiento })}
        />
        <TextArea
          label="Otras condiciones"
          rows={5}
          maxLength={LENGTHS.message}
          value={fields.condiciones}
          onChange={({ target }) => onChange({ condiciones: target.value })}
        />
        <div className={PAIR}>
          <TextField label="Lugar de la firma" maxLength={LENGTHS.place} {...text('lugar')} />
          <TextField label="Fecha de la firma" type="date" {...text('fecha')} />
        </div>
      </fieldset>
    </form>
  );
}

interface PersonProps {
  legend: string;
  person: PaperPerson;
  onChange: (person: PaperPerson) => void;
}

function Person({ legend, person, onChange }: PersonProps) {
  const of = (field: keyof PaperPerson, maxLength: number) => ({
    maxLength,
    value: person[field],
    onChange: ({ target }: { target: { value: string } }) => onChange({ ...person, [field]: target.value }),
  });
  return (
    <fieldset className="flex flex-col gap-4">
      <legend className="mb-3 text-lg font-semibold">{legend}</legend>
      <div className={PAIR}>
        <TextField label="Nombre y apellido" {...of('nombre', LENGTHS.name)} />
        <TextField label="DNI" inputMode="numeric" {...of('dni', LENGTHS.dni)} />
      </div>
      <TextField label="Domicilio" {...of('domicilio', LENGTHS.note)} />
    </fieldset>
  );
}
