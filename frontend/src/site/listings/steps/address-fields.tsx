import { COUNTRIES } from '#common/kernel/forms/countries.js';
import { HOME_COUNTRY, PROVINCES, TOWNS } from '#common/kernel/places.js';
import { LENGTHS } from '#common/kernel/limits.js';
import type { Option } from '../../../ui/select.js';
import { FormSelect, FormText } from '../form-fields.js';
import { useReveal, useWizardContext } from '../wizard-context.js';

const asOption = (value: string): Option => ({ value, label: value });
const COUNTRY_OPTIONS = COUNTRIES.map(asOption);
const PROVINCE_OPTIONS = PROVINCES.map(asOption);
const TOWN_OPTIONS = TOWNS.map(asOption);
const known = (names: readonly string[]): string[] => names.filter((name) => name !== 'Otro');

/** The owner's address: any province and town; each field appears after the previous one is filled in. */
export function ContactAddress() {
  const { form } = useWizardContext();
  const reveal = useReveal();
  const atHome = form.contacto.pais === HOME_COUNTRY;
  return (
    <>
      <div className="grid gap-5 tablet:grid-cols-3">
        <FormSelect
          field="contacto.pais"
          autoComplete="country-name"
          options={COUNTRY_OPTIONS}
          placeholder="Elegí un país"
        />
        {reveal('contacto.pais') && (
          <FormText
            field="contacto.provincia"
            autoComplete="address-level1"
            maxLength={LENGTHS.place}
            suggestions={atHome ? known(PROVINCES) : []}
            placeholder={atHome ? 'Buenos Aires' : undefined}
          />
        )}
        {reveal('contacto.pais', 'contacto.provincia') && (
          <FormText
            field="contacto.localidad"
            autoComplete="address-level2"
            maxLength={LENGTHS.place}
            suggestions={atHome ? known(TOWNS) : []}
          />
        )}
      </div>
      {reveal('contacto.pais', 'contacto.provincia', 'contacto.localidad') && <StreetFields of="contacto" />}
    </>
  );
}

/** The property's address: places from the site's lists. */
export function PropertyAddress() {
  const reveal = useReveal();
  return (
    <>
      <div className="grid gap-5 tablet:grid-cols-3">
        <FormSelect field="ubicacion.pais" options={COUNTRY_OPTIONS} placeholder="Elegí un país" />
        {reveal('ubicacion.pais') && (
          <FormSelect
            field="ubicacion.provincia"
            options={PROVINCE_OPTIONS}
            placeholder="Elegí una provincia"
          />
        )}
        {reveal('ubicacion.pais', 'ubicacion.provincia') && (
          <FormSelect field="ubicacion.localidad" options={TOWN_OPTIONS} placeholder="Elegí una localidad" />
        )}
      </div>
      {reveal('ubicacion.pais', 'ubicacion.provincia', 'ubicacion.localidad') && (
        <StreetFields of="ubicacion" />
      )}
    </>
  );
}

function StreetFields({ of }: { of: 'contacto' | 'ubicacion' }) {
  return (
    <div className="grid grid-cols-6 gap-x-4 gap-y-5">
      <FormText
        field={`${of}.calle`}
        autoComplete={of === 'contacto' ? 'address-line1' : 'off'}
        maxLength={LENGTHS.street}
        className="col-span-6 phablet:col-span-4"
      />
      <FormText
        field={`${of}.numero`}
        maxLength={LENGTHS.streetNumber}
        className="col-span-6 phablet:col-span-2"
      />
      <FormText
        field={`${of}.piso`}
        autoCapitalize="characters"
        hint="Número, P o PB"
        className="col-span-3"
      />
      <FormText field={`${of}.departamento`} maxLength={LENGTHS.apartment} className="col-span-3" />
    </div>
  );
}
