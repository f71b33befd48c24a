import { IconExternalLink } from '@tabler/icons-react';
import { useMemo } from 'react';
import { dotted } from '#common/kernel/text.js';
import { POINT_MESSAGES } from '#common/listings/location/point-messages.js';
import type { LeadPriceWire } from '#common/pricing/lead-price-shapes.js';
import type { ListingSheetWire } from '#common/search/sheet/sheet-calls.js';
import { seaWords } from '#common/listings/location/sea-distance.js';
import { LazyMap } from '../../../search/map/lazy-map.js';
import { boundsAround, toMapPoint } from '../../../search/map/map-points.js';
import { ExternalLink } from '../../../ui/link.js';
import { Section } from './sheet-section.js';

/** Location on the map, with address and link for browsers without JavaScript. */
export function SheetMap({ inmueble, lead }: { inmueble: ListingSheetWire; lead: LeadPriceWire }) {
  const { latitud, longitud, metrosAlMar } = inmueble;
  const points = useMemo(() => {
    const point = toMapPoint({ ...inmueble, ...lead });
    return point ? [point] : [];
  }, [inmueble, lead]);
  const bounds = useMemo(() => boundsAround({ latitud, longitud }), [latitud, longitud]);
  return (
    <Section title="Ubicación">
      <p className="mb-3 text-lg text-ink-soft">{dotted([inmueble.direccionCompleta, inmueble.barrio])}</p>
      {metrosAlMar !== null && (
        <p className="mb-3 text-ink-muted">{POINT_MESSAGES.nearSea(seaWords(metrosAlMar))}</p>
      )}
      {inmueble.ubicacionAproximada && <p className="mb-3 text-ink-muted">{POINT_MESSAGES.approximate}</p>}
      {bounds && (
        <>
          <LazyMap
            label="Mapa de la propiedad"
            points={points}
            bounds={bounds}
            isArea={inmueble.ubicacionAproximada}
            className="h-80 tablet:h-96"
          />
          <ExternalLink
            href={`https://www.openstreetmap.org/?mlat=${latitud}&mlon=${longitud}#map=16/${latitud}/${longitud}`}
            className="mt-3 inline-flex min-h-11 items-center gap-1.5"
          >
            <IconExternalLink aria-hidden="true" className="size-5" />
            Abrir el mapa en otra pestaña
          </ExternalLink>
        </>
      )}
    </Section>
  );
}
