import { IconMapPin, IconStarFilled } from '@tabler/icons-react';
import { useState } from 'react';
import type { Channel } from '#common/rules/inquiry-form.js';
import { emptyFilters } from '#common/rules/search-filters.js';
import { operationFromName } from '#common/vocabulary/operations.js';
import { propertyType } from '#common/vocabulary/property-types.js';
import type { ListingSheetAnswer, ListingSheetWire } from '#common/wire/listings.js';
import { TIME_ZONE } from '#common/vocabulary/time-zone.js';
import { paths } from '../../app/paths.js';
import { ContactDialog } from '../../features/contact-owner/contact-dialog.js';
import { CodeBox } from '../../features/search/code-box.js';
import { ShareButton } from '../../features/share/share-button.js';
import { RentPriceTable } from '../../features/price-table/rent-price-table.js';
import { Badge } from '../../ui/badges.js';
import { Breadcrumbs, type Crumb } from '../../ui/breadcrumbs.js';
import { CodeBadge } from '../../ui/code-badge.js';
import { Characteristics, ServicesList } from './characteristics.js';
import { ContactPanel, StickyContactBar } from './contact-panel.js';
import { Gallery } from './gallery.js';
import { Related } from './related.js';
import { SafetyNote } from './safety-note.js';
import { Section } from './section.js';
import { SheetMap } from './sheet-map.js';
import { Statistics } from './statistics.js';

const DATE = new Intl.DateTimeFormat('es-AR', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: TIME_ZONE,
});

/** Everything that a listing's page tells, in the order in which it is asked. */
export function SheetBody({ answer }: { answer: ListingSheetAnswer }) {
  const { inmueble, imagenes, servicios, tablaPrecios } = answer;
  const [channel, setChannel] = useState<Channel | null>(null);
  const contact = { inmueble, rows: tablaPrecios, onContact: setChannel };
  const isSale = inmueble.tipoOperacion === 'venta';
  return (
    <div className="pb-24 wide:pb-16">
      <div className="page-width py-3">
        <Breadcrumbs crumbs={crumbsOf(inmueble)} />
      </div>
      <div className="page-width grid items-start gap-x-8 gap-y-6 wide:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="flex min-w-0 flex-col gap-6">
          <Gallery images={imagenes} typeId={inmueble.idTipoVivienda} />
          <SheetTitle inmueble={inmueble} />
        </div>
        <aside aria-label="Contacto" className="flex flex-col gap-6 wide:sticky wide:top-20 wide:row-span-2">
          <ContactPanel {...contact} />
          <SafetyNote />
          <CodeBox className="hidden wide:block" />
        </aside>
        <div className="flex min-w-0 flex-col gap-6">
          <Characteristics inmueble={inmueble} />
          {!isSale && (
            <Section title="Precios de la temporada">
              <RentPriceTable rows={tablaPrecios} />
            </Section>
          )}
          {inmueble.observaciones && (
            <Section title="Observaciones">
              <p className="max-w-prose whitespace-pre-line text-lg text-ink-soft">
                {inmueble.observaciones}
              </p>
            </Section>
          )}
          <ServicesList services={servicios} />
          <SheetMap inmueble={inmueble} rows={tablaPrecios} />
          <Statistics listingId={inmueble.idInmuebles} initial={answer.estadisticas} />
        </div>
      </div>
      <Related inmueble={inmueble} />
      <StickyContactBar {...contact} />
      <ContactDialog inmueble={inmueble} channel={channel} onChannel={setChannel} />
    </div>
  );
}

function SheetTitle({ inmueble }: { inmueble: ListingSheetWire }) {
  return (
    <div className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center gap-2">
        <Badge tone="primary">{inmueble.tipoOperacion === 'venta' ? 'Venta' : 'Alquiler'}</Badge>
        <Badge>{inmueble.tipoVivienda}</Badge>
        {inmueble.destacado && (
          <Badge tone="sun" icon={<IconStarFilled aria-hidden="true" className="size-3.5" />}>
            Destacado
          </Badge>
        )}
        <CodeBadge code={inmueble.codigo} />
        <ShareButton
          title={`${inmueble.title} (${inmueble.codigo})`}
          path={paths.sheet(inmueble.codigo)}
          className="ml-auto"
        />
      </div>
      <h1 className="text-2xl tablet:text-4xl">{inmueble.title}</h1>
      <p className="flex items-start gap-2 text-lg text-ink-soft">
        <IconMapPin aria-hidden="true" className="mt-0.5 size-6 shrink-0 text-primary" />
        {inmueble.direccionCompleta}
      </p>
      <p className="text-sm text-ink-muted">
        Publicado el {DATE.format(new Date(inmueble.fechaPublicacion))}
      </p>
    </div>
  );
}

function crumbsOf(inmueble: ListingSheetWire): Crumb[] {
  const operation = operationFromName(inmueble.tipoOperacion) ?? 'rental';
  const inTown = { ...emptyFilters(operation), towns: [inmueble.inmueble_localidad] };
  const { plural, id } = propertyType(inmueble.idTipoVivienda);
  return [
    { label: 'Inicio', to: paths.home },
    { label: operation === 'rental' ? 'Alquileres' : 'Ventas', to: paths.results(emptyFilters(operation)) },
    { label: inmueble.inmueble_localidad, to: paths.results(inTown) },
    { label: plural, to: paths.results({ ...inTown, propertyTypes: [id] }) },
    { label: inmueble.codigo },
  ];
}
