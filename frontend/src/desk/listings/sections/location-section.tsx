import { IconMapPin } from '@tabler/icons-react';
import { useMemo } from 'react';
import type { AdminListingAnswer } from '#common/listings/desk/desk-calls.js';
import { LazyMap } from '../../../search/map/lazy-map.js';
import { boundsAround, toMapPoint } from '../../../search/map/map-points.js';
import { POINT_MESSAGES } from '#common/listings/location/point-messages.js';
import { Facts } from '../../frame/detail-section.js';
import { EditableSection } from '../editing/editable-section.js';
import { LocationForm } from './location-form.js';

const DECIMALS = 6;

/** Location as text and on the map. */
export function LocationSection({ answer }: { answer: AdminListingAnswer }) {
  const { inmueble } = answer;
  const { latitud, longitud } = inmueble;
  const points = useMemo(() => {
    const point = toMapPoint({ ...inmueble, codigo: inmueble.codigo ?? '', ...inmueble.precioGuia });
    return point ? [point] : [];
  }, [inmueble]);
  const bounds = useMemo(() => boundsAround({ latitud, longitud }), [latitud, longitud]);
  return (
    <EditableSection name="ubicacion" form={<LocationForm />} title="Ubicación" icon={<IconMapPin />}>
      <Facts
        facts={[
          {
            label: 'Calle y número',
            value: `${inmueble.inmueble_calle} ${inmueble.inmueble_numero}`.trim(),
            wide: true,
          },
          { label: 'Piso', value: inmueble.inmueble_piso },
          { label: 'Departamento', value: inmueble.inmueble_departamento },
          { label: 'Localidad', value: inmueble.inmueble_localidad },
          { label: 'Provincia', value: inmueble.inmueble_provincia },
          { label: 'País', value: inmueble.inmueble_pais },
          {
            label: 'En el sitio',
            value: inmueble.ubicacionAproximada ? POINT_MESSAGES.approximate : 'Punto exacto',
            wide: true,
          },
          {
            label: 'Coordenadas',
            value: bounds && `${latitud?.toFixed(DECIMALS)}, ${longitud?.toFixed(DECIMALS)}`,
          },
        ]}
      />
      {bounds ? (
        <LazyMap
          label="Mapa de la propiedad"
          points={points}
          bounds={bounds}
          popups={false}
          className="mt-4 h-72"
        />
      ) : (
        <p className="mt-4 rounded-field bg-warning-soft px-4 py-3 font-semibold text-warning">
          Sin punto en el mapa: no aparece en la búsqueda por mapa.
        </p>
      )}
    </EditableSection>
  );
}
