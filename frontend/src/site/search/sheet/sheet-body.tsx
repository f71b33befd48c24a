import { dotted } from '#common/kernel/text.js';
import { answersInWords } from '#common/inquiries/answered-inquiries.js';
import { IconMapPin, IconStarFilled } from '@tabler/icons-react';
import { useState } from 'react';
import type { Channel } from '#common/inquiries/inquiry-form.js';
import { CONDITIONS_TITLE } from '#common/listings/conditions/conditions-title.js';
import { emptyFilters, type SearchFilters } from '#common/search/query/search-filters.js';
import { WHOLE_YEAR } from '#common/pricing/season/season-parts.js';
import { questionWords } from '#common/search/query/search-words.js';
import { operationFromName } from '#common/kernel/operations.js';
import { period } from '#common/pricing/periods.js';
import { BEACH_CLUB, propertyType, propertyTypeLabel } from '#common/listings/property-types.js';
import type { ListingSheetAnswer, ListingSheetWire } from '#common/search/sheet/sheet-calls.js';
import { TIME_ZONE } from '#common/kernel/time/time-zone.js';
import { paths } from '../../../app/paths.js';
import { useSite } from '../../../app/site-context.js';
import { ContactDialog } from '../../inquiries/contact-dialog.js';
import { CodeBox } from '../../../search/code-box.js';
import { ShareButton } from '../../../search/share-button.js';
import { breadcrumbData } from '../../page/structured-page.js';
import { StructuredData } from '../../page/structured-data.js';
import { factsOf } from '../../../search/cards/facts.js';
import { FavouriteButton } from '../../../search/cards/favourite-button.js';
import { ConditionsTable } from '../../../listings/conditions/conditions-table.js';
import { RentPriceTable } from '../../../pricing/rent-price-table.js';
import { Badge } from '../../../ui/badges.js';
import { Breadcrumbs, type Crumb } from '../../../ui/breadcrumbs.js';
import { CodeBadge } from '../../../ui/code-badge.js';
import { Characteristics, AmenitiesList } from './characteristics.js';
import { ContactPanel, StickyContactBar } from './contact-panel.js';
import { Gallery } from './gallery.js';
import { Related, relatedQuery } from './related-listings.js';
import { SafetyNote } from './safety-note.js';
import { Section } from './sheet-section.js';
import { PriceComparison } from './price-comparison.js';
import { SheetMap } from './sheet-map.js';
import { sheetQuestion } from '../../../search/sheet-question.js';
import { factsInWords, searchedCells } from './sheet-price.js';
import { Statistics } from './sheet-statistics.js';
import { StayPlanner, type StayPlannerProps } from './stay-planner.js';
import { WaitingLinks } from './waiting-links.js';

const WHOLE_YEAR_NAME = period(WHOLE_YEAR).name;

const DATE = new Intl.DateTimeFormat('es-AR', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: TIME_ZONE,
});

export interface SheetBodyProps {
  answer: ListingSheetAnswer;
  /** Dates, people or period of the visitor's search. */
  question: SearchFilters;
  planner: Omit<StayPlannerProps, 'stay' | 'prices' | 'chargesForPets'>;
}

/** Content of a sheet. */
export function SheetBody({ answer, question, planner }: SheetBodyProps) {
  const { inmueble, imagenes, servicios, tablaPrecios, estadia } = answer;
  const [channel, setChannel] = useState<Channel | null>(null);
  const contact = { inmueble, lead: answer.precioGuia, onContact: setChannel };
  const site = useSite();
  const crumbs = crumbsOf(inmueble);
  const isSale = inmueble.tipoOperacion === 'venta';
  const searched = searchedCells(question, estadia);
  const isLetBySeason =
    inmueble.idTipoVivienda !== BEACH_CLUB &&
    tablaPrecios.some(({ MesCompleto }) => MesCompleto !== WHOLE_YEAR_NAME);
  return (
    <div data-ficha={inmueble.codigo} className="pb-24 wide:pb-16">
      <div className="page-width py-3 print:hidden">
        <Breadcrumbs crumbs={crumbs} />
        <StructuredData data={import.meta.env.SSR ? breadcrumbData(crumbs, site) : undefined} />
      </div>
      <div className="page-width grid items-start gap-x-8 gap-y-6 wide:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="relative flex min-w-0 flex-col gap-6">
          <Gallery images={imagenes} typeId={inmueble.idTipoVivienda} />
          <SheetTitle answer={answer} question={question} />
        </div>
        <aside aria-label="Contacto" className="flex flex-col gap-6 wide:sticky wide:top-20 wide:row-span-2">
          <ContactPanel {...contact}>
            {isLetBySeason && (
              <StayPlanner
                {...planner}
                stay={estadia}
                prices={answer.precios}
                chargesForPets={typeof inmueble.condiciones?.mascotas === 'number'}
              />
            )}
          </ContactPanel>
          <SafetyNote code={inmueble.codigo} />
          <CodeBox className="hidden wide:block print:hidden" />
        </aside>
        <div className="flex min-w-0 flex-col gap-6">
          <Characteristics inmueble={inmueble} comparison={answer.comparacionM2} />
          {!isSale && (
            <Section title="Precios de la temporada">
              <RentPriceTable rows={tablaPrecios} searched={searched} />
              <WaitingLinks code={inmueble.codigo} prices={answer.precios} />
              <PriceComparison
                comparisons={answer.comparaciones}
                searched={searched}
                typeId={inmueble.idTipoVivienda}
              />
            </Section>
          )}
          {answer.tablaCondiciones.length > 0 && (
            <Section title={CONDITIONS_TITLE}>
              <ConditionsTable rows={answer.tablaCondiciones} />
            </Section>
          )}
          {inmueble.observaciones && (
            <Section title="Observaciones">
              <p className="max-w-prose whitespace-pre-line text-lg text-ink-soft">
                {inmueble.observaciones}
              </p>
            </Section>
          )}
          <AmenitiesList amenities={servicios} />
          <div className="flex flex-col gap-6 print:hidden">
            <SheetMap inmueble={inmueble} lead={answer.precioGuia} />
            <Statistics listingId={inmueble.idInmuebles} initial={answer.estadisticas} />
          </div>
        </div>
      </div>
      <Related query={relatedQuery(inmueble)} />
      <StickyContactBar {...contact} />
      <ContactDialog
        inmueble={inmueble}
        question={question}
        prices={answer.precios}
        channel={channel}
        onChannel={setChannel}
      />
    </div>
  );
}

function SheetTitle({ answer, question }: Pick<SheetBodyProps, 'answer' | 'question'>) {
  const { inmueble, respuestas } = answer;
  const site = useSite();
  return (
    <div className="flex flex-col gap-3">
      <h1 className="text-2xl tablet:text-4xl">{inmueble.title}</h1>
      <p className="hidden print:block">{new URL(paths.sheet(inmueble.codigo), site.url).href}</p>
      <p className="flex items-start gap-2 text-lg text-ink-soft">
        <IconMapPin aria-hidden="true" className="mt-0.5 size-6 shrink-0 text-primary" />
        {dotted([inmueble.direccionCompleta, inmueble.barrio])}
      </p>
      <p className="font-semibold wide:hidden">
        {dotted(factsOf(inmueble).map(({ figure, text }) => (figure?.includes('m²') ? figure : text)))}
      </p>
      <div className="flex flex-wrap items-center gap-2">
        <Badge tone="primary">{inmueble.tipoOperacion === 'venta' ? 'Venta' : 'Alquiler'}</Badge>
        <Badge>{propertyTypeLabel(inmueble.tipoVivienda)}</Badge>
        {inmueble.destacado && (
          <Badge tone="sun" icon={<IconStarFilled aria-hidden="true" className="size-3.5" />}>
            Destacado
          </Badge>
        )}
        <CodeBadge code={inmueble.codigo} />
        <div className="flex gap-2 mapa:absolute mapa:right-0 mapa:top-3 tablet:ml-auto print:hidden">
          <FavouriteButton code={inmueble.codigo} labelled />
          <ShareButton
            title={[`${inmueble.title} (${inmueble.codigo})${factsInWords(answer)}`, questionWords(question)]
              .filter(Boolean)
              .join(', ')}
            path={paths.sheet(inmueble.codigo) + sheetQuestion(question)}
            code={inmueble.codigo}
            className="share-on-photo"
          />
        </div>
      </div>
      {inmueble.verificado && <p className="text-sm font-semibold text-success">{inmueble.verificado}</p>}
      <p className="text-sm text-ink-muted">
        Publicado el {DATE.format(new Date(inmueble.fechaPublicacion))}
        {inmueble.confirmado && `. Confirmado el ${DATE.format(new Date(inmueble.confirmado))}`}
        {respuestas && `. ${answersInWords(respuestas)}`}
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
