import { IconUser, IconUserCheck, IconUserPlus } from '@tabler/icons-react';
import { plainDni } from '#common/kernel/forms/dni.js';
import { formatPhone, maskMobile } from '#common/kernel/forms/phone.js';
import { LENGTHS } from '#common/kernel/limits.js';
import { counted } from '#common/kernel/text.js';
import { useTariffs } from '../../pricing/tariffs.js';
import { Checkbox } from '../../ui/checkbox.js';
import { PhoneField } from '../../ui/phone-field.js';
import { TextField } from '../../ui/text-field.js';
import { DetailSection } from '../frame/detail-section.js';
import { AddressFields } from './sections/address-fields.js';
import type { QuickPublishForm } from './use-quick-publish.js';

/** The owner: a contact found by DNI, or a new one. */
export function ContactPart({ form }: { form: QuickPublishForm }) {
  const { draft, set, faultOf, summary } = form;
  return (
    <DetailSection title="Contacto" icon={<IconUser />}>
      <div className="flex flex-col gap-4">
        <TextField
          label="DNI"
          isRequired
          inputMode="numeric"
          autoComplete="off"
          maxLength={LENGTHS.dni}
          value={draft.dni}
          error={faultOf('dni')}
          className="phablet:max-w-60"
          onChange={({ target }) => set({ dni: plainDni(target.value) })}
        />
        <output>{summary && <Known summary={summary} />}</output>
        {summary?.contacto === null && <NewContact form={form} />}
      </div>
    </DetailSection>
  );
}

function Known({ summary }: { summary: NonNullable<QuickPublishForm['summary']> }) {
  const { contacto, altas, gratuitos } = summary;
  const tariffs = useTariffs();
  const Icon = contacto ? IconUserCheck : IconUserPlus;
  return (
    <span className="flex gap-3 rounded-field bg-primary-soft px-4 py-3">
      <Icon aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-primary" />
      <span className="min-w-0 [overflow-wrap:anywhere]">
        <span className="block font-semibold">
          {contacto ? `${contacto.nombre} ${contacto.apellido}` : 'Contacto nuevo'}
        </span>
        {contacto ? (
          <span className="block text-sm text-ink-muted">
            {formatPhone(contacto.celular)} · {contacto.email} ·{' '}
            {altas === 1 ? '1 inmueble dado de alta' : `${altas} inmuebles dados de alta`}
          </span>
        ) : (
          <span className="block text-sm text-ink-muted">
            Nadie tiene ese DNI todavía: completá sus datos y se crea junto con el aviso.
          </span>
        )}
        {tariffs && gratuitos >= tariffs.freeListings && (
          <span className="block text-sm font-semibold text-warning">
            Ya tiene {counted(gratuitos, 'aviso gratuito', 'avisos gratuitos')} entre publicados y en
            revisión: el límite es de {tariffs.freeListings} por persona.
          </span>
        )}
      </span>
    </span>
  );
}

function NewContact({ form: { draft, set, faultOf } }: { form: QuickPublishForm }) {
  return (
    <>
      <div className="grid gap-3 phablet:grid-cols-2">
        <TextField
          label="Nombre"
          isRequired
          autoComplete="off"
          maxLength={LENGTHS.name}
          value={draft.nombre}
          error={faultOf('nombre')}
          onChange={({ target }) => set({ nombre: target.value })}
        />
        <TextField
          label="Apellido"
          isRequired
          autoComplete="off"
          maxLength={LENGTHS.name}
          value={draft.apellido}
          error={faultOf('apellido')}
          onChange={({ target }) => set({ apellido: target.value })}
        />
        <PhoneField
          label="Celular"
          isRequired
          autoComplete="off"
          maxLength={LENGTHS.phone}
          value={draft.celular}
          error={faultOf('celular')}
          mask={(typed) =>
            typed && maskMobile(typed, (draft.otroDomicilio ? draft.domicilio : draft.direccion).pais)
          }
          onChange={(celular) => set({ celular })}
        />
        <TextField
          label="Email"
          type="email"
          isRequired
          autoComplete="off"
          maxLength={LENGTHS.email}
          value={draft.email}
          error={faultOf('email')}
          onChange={({ target }) => set({ email: target.value })}
        />
      </div>
      <Checkbox
        label="Vive en otra dirección que la del inmueble"
        checked={draft.otroDomicilio}
        onChange={({ target }) => set({ otroDomicilio: target.checked })}
        className="-mx-2"
      />
      {draft.otroDomicilio && (
        <fieldset className="grid gap-3 phablet:grid-cols-2">
          <legend className="mb-2 font-semibold">Domicilio del contacto</legend>
          <AddressFields
            address={draft.domicilio}
            faultOf={(name) => (name === 'piso' ? faultOf('pisoContacto') : undefined)}
            onChange={(changes) => set({ domicilio: { ...draft.domicilio, ...changes } })}
          />
        </fieldset>
      )}
    </>
  );
}
