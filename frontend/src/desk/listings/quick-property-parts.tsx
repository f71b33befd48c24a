import { IconHome, IconListCheck, IconMapPin } from '@tabler/icons-react';
import { operationFromName } from '#common/kernel/operations.js';
import { LIMITS } from '#common/kernel/limits.js';
import { openingCentre, writeDegrees } from '../../listings/location/coordinates.js';
import { LazyPinMap } from '../../listings/location/lazy-pin-map.js';
import { RadioGroup } from '../../ui/choices.js';
import { Select } from '../../ui/select.js';
import { TextArea } from '../../ui/text-area.js';
import { TYPE_OPTIONS } from '../data/type-options.js';
import { DetailSection } from '../frame/detail-section.js';
import { AddressFields } from './sections/address-fields.js';
import { TypeFields } from './sections/property-form.js';
import { AmenityPicker } from './sections/amenities-form.js';
import { withOperation } from './quick-draft.js';
import type { QuickPublishForm } from './use-quick-publish.js';

/** Property data. */
export function PropertyPart({ form: { draft, set, faultOf } }: { form: QuickPublishForm }) {
  return (
    <DetailSection title="Inmueble" icon={<IconHome />}>
      <div className="flex flex-col gap-4">
        <RadioGroup
          legend="Operación"
          value={draft.tipoOperacion || null}
          error={faultOf('tipoOperacion')}
          choices={[
            { value: 'alquiler', label: 'Alquiler' },
            { value: 'venta', label: 'Venta' },
          ]}
          onChange={(operation) => set(withOperation(draft, operation))}
        />
        <div className="grid gap-3 phablet:grid-cols-2">
          <Select
            label="Tipo de vivienda"
            isRequired
            placeholder="Elegí"
            options={TYPE_OPTIONS}
            value={String(draft.tipoVivienda)}
            error={faultOf('tipoVivienda')}
            onChange={({ target }) => set({ tipoVivienda: target.value ? Number(target.value) : '' })}
          />
          <TypeFields
            subject={{ type: draft.tipoVivienda, operation: operationFromName(draft.tipoOperacion) }}
            draft={draft}
            set={set}
            faultOf={faultOf}
          />
        </div>
        <TextArea
          label="Observaciones"
          maxLength={LIMITS.notesLength}
          count={draft.observaciones.length}
          value={draft.observaciones}
          error={faultOf('observaciones')}
          onChange={({ target }) => set({ observaciones: target.value })}
        />
      </div>
    </DetailSection>
  );
}

/** Location; the point on the map is optional. */
export function PlacePart({ form: { draft, set, faultOf } }: { form: QuickPublishForm }) {
  const { latitud, longitud, direccion } = draft;
  const point = latitud === null || longitud === null ? null : { latitude: latitud, longitude: longitud };
  return (
    <DetailSection title="Ubicación" icon={<IconMapPin />}>
      <div className="flex flex-col gap-4">
        <div className="grid gap-3 phablet:grid-cols-2">
          <AddressFields
            address={direccion}
            ofProperty
            required={['localidad']}
            faultOf={faultOf}
            onChange={(changes) => set({ direccion: { ...direccion, ...changes } })}
          />
        </div>
        <LazyPinMap
          point={point}
          centre={point ?? openingCentre(direccion.localidad)}
          onPlace={({ latitude, longitude }) => set({ latitud: latitude, longitud: longitude })}
        />
        <output className="text-sm tabular-nums text-ink-muted">
          {point ? `${writeDegrees(latitud)}, ${writeDegrees(longitud)}` : 'Sin punto en el mapa.'}
        </output>
      </div>
    </DetailSection>
  );
}

export function AmenitiesPart({ form: { draft, set } }: { form: QuickPublishForm }) {
  return (
    <DetailSection title="Servicios" icon={<IconListCheck />}>
      <AmenityPicker ticked={draft.servicios} onChange={(servicios) => set({ servicios })} />
    </DetailSection>
  );
}
