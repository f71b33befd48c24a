import { IconMail } from '@tabler/icons-react';
import { useState } from 'react';
import { USUAL_MESSAGES } from '#common/kernel/forms/usual-messages.js';
import { totalArea } from '#common/listings/attributes/total-area.js';
import { maskMobile } from '#common/kernel/forms/phone.js';
import { Checkbox } from '../../ui/checkbox.js';
import { RadioGroup } from '../../ui/choices.js';
import { FormProblem } from '../../ui/form-problem.js';
import { MeasureField } from '../../ui/measure-field.js';
import { NumberField } from '../../ui/number-field.js';
import { PhoneField } from '../../ui/phone-field.js';
import { Select } from '../../ui/select.js';
import { Tabs } from '../../ui/tabs.js';
import { TextArea } from '../../ui/text-area.js';
import { TextField } from '../../ui/text-field.js';

const TOWNS = [
  { value: 'Miramar', label: 'Miramar' },
  { value: 'Mar del Plata', label: 'Mar del Plata' },
];

export function FieldSamples() {
  const [notes, setNotes] = useState('A dos cuadras del mar.');
  const [amount, setAmount] = useState<number | null>(450_000);
  const [area, setArea] = useState<number | null>(342.5);
  const [phone, setPhone] = useState('+5492291401234');
  const [plan, setPlan] = useState('fotos');
  const [tab, setTab] = useState('rental');
  return (
    <div className="grid gap-5 tablet:grid-cols-2">
      <TextField label="Nombre" hint="Como figura en el DNI" defaultValue="Ana" />
      <TextField
        label="Email"
        isRequired
        error={USUAL_MESSAGES.emailShape}
        icon={<IconMail className="size-5" />}
        defaultValue="ana@"
      />
      <FormProblem problem={USUAL_MESSAGES.noConnection} />
      <TextField label="Apagado" disabled defaultValue="No se edita" />
      <NumberField label="Precio" unit="ARS$" value={amount} onChange={setAmount} />
      <MeasureField label="Superficie" measure={totalArea} value={area} onChange={setArea} />
      <MeasureField
        label="Superficie que falta"
        measure={totalArea}
        value={null}
        onChange={setArea}
        isRequired
        error="Ingresá la superficie."
      />
      <NumberField
        label="Precio que falta"
        unit="USD$"
        value={null}
        onChange={setAmount}
        isRequired
        error="Ingresá un precio."
      />
      <NumberField label="Precio apagado" unit="ARS$" value={amount} onChange={setAmount} disabled />
      <PhoneField label="Celular con error" value="+54" onChange={setPhone} error="Faltan números." />
      <PhoneField label="Celular" value={phone} onChange={setPhone} mask={(typed) => maskMobile(typed)} />
      <Select label="Ciudad" isRequired options={TOWNS} placeholder="Elegí una ciudad" />
      <Select
        label="Con error"
        options={TOWNS}
        placeholder="Elegí una ciudad"
        error="Por favor seleccione una ciudad."
      />
      <Select label="Apagado" options={TOWNS} disabled />
      <TextArea
        label="Observaciones"
        maxLength={800}
        count={notes.length}
        value={notes}
        onChange={(event) => setNotes(event.target.value)}
      />
      <TextArea
        label="Motivo"
        isRequired
        error="Contá el motivo."
        maxLength={200}
        count={0}
        defaultValue=""
      />
      <div>
        <Checkbox label="Pileta" defaultChecked aside={<span className="text-ink-muted">12</span>} />
        <Checkbox label="Quincho" />
        <Checkbox label="Apagado" disabled />
      </div>
      <RadioGroup
        legend="Operación"
        look="pills"
        value={tab}
        onChange={setTab}
        choices={[
          { value: 'rental', label: 'Alquiler' },
          { value: 'sale', label: 'Venta' },
          { value: 'off', label: 'Apagado', disabled: true },
        ]}
      />
      <RadioGroup
        legend="Sin elegir"
        value={null}
        onChange={setTab}
        error="Elegí una opción."
        choices={[
          { value: 'rental', label: 'Alquiler' },
          { value: 'sale', label: 'Venta' },
        ]}
      />
      <RadioGroup
        legend="Contrato"
        look="cards"
        value={plan}
        onChange={setPlan}
        choices={[
          { value: 'basico', label: 'Básico', hint: 'Gratis, sin fotos' },
          { value: 'fotos', label: 'Estándar', hint: 'Hasta 20 fotos' },
        ]}
      />
      <Tabs
        label="Operación"
        value={tab}
        onChange={setTab}
        tabs={[
          { value: 'rental', label: 'Alquiler' },
          { value: 'sale', label: 'Venta' },
        ]}
      >
        <p className="p-3">Panel de {tab}</p>
      </Tabs>
    </div>
  );
}
