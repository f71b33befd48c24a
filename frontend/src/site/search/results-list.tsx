import type { FilterNames } from '#common/search/filters/filter.js';
import { IconSearch } from '@tabler/icons-react';
import type { ComponentProps } from 'react';
import { stayFault } from '#common/search/filters/stay.js';
import { EMPTY_RESULTS, pageOf, resultsFailed } from '#common/search/query/results-messages.js';
import { SEARCH_MESSAGES } from '#common/search/query/search-messages.js';
import { CAROUSEL_MESSAGES } from '#common/search/cards/card-messages.js';
import { STAY_MESSAGES } from '#common/pricing/stays/stay-messages.js';
import { changeFilters, emptyFilters, type SearchFilters } from '#common/search/query/search-filters.js';
import type { SearchAnswer } from '#common/search/query/search-shapes.js';
import { NO_CONNECTION, readError } from '../../app/api.js';
import { isInMarkup } from '../../app/markup/in-markup.js';
import { paths } from '../../app/paths.js';
import { ListingCard, ListingCardSkeleton } from '../../search/cards/listing-card.js';
import { appliedFilters } from '../../search/applied-filters.js';
import { writeSearchAddress, type SearchAddress } from '../../search/search-address.js';
import { sheetQuestion } from '../../search/sheet-question.js';
import { StayFields } from '../../search/stay-fields.js';
import { today } from '../../app/today.js';
import type { SetFilters } from '../../search/use-search-draft.js';
import { ButtonLink } from '../../ui/button.js';
import { inPlace } from '../../ui/in-place.js';
import { cx } from '../../ui/classes.js';
import { List } from '../../ui/list.js';
import { TextLink } from '../../ui/link.js';
import { Pager } from '../../ui/pager.js';
import { EmptyState, ErrorState } from '../../ui/states.js';

interface ResultsListProps {
  search: SearchAddress;
  data: SearchAnswer | undefined;
  error: Error | null;
  /** Shown while a new search loads. */
  isDimmed: boolean;
  names: FilterNames;
  set: SetFilters;
  onRetry: () => void;
  onPoint: (code: string | null) => void;
}

const GRID = 'grid gap-5 tablet:grid-cols-2 wide:grid-cols-1 broad:grid-cols-2';
const CARD_SIZES = '(max-width:767px) 92vw, (max-width:1023px) 48vw, (max-width:1239px) 40vw, 28vw';

/** Cards of a results page, or an empty or error state. */
export function ResultsList({
  search,
  data,
  error,
  isDimmed,
  names,
  set,
  onRetry,
  onPoint,
}: ResultsListProps) {
  if (error) {
    const { status, message } = readError(error);
    const fault = stayFault(search.filters, today());
    if (status === BAD_REQUEST && fault) return <DatesQuestion {...{ search, set }} reason={fault.text} />;
    if (status === BAD_REQUEST && comparesPrices(search)) return <CurrencyQuestion {...{ search, set }} />;
    const fallback =
      status === NO_CONNECTION ? CAROUSEL_MESSAGES.unreachable : SEARCH_MESSAGES.resultsFallback;
    return <ErrorState title={resultsFailed(message || fallback)} onRetry={onRetry} />;
  }
  if (!data) return <LoadingCards />;
  const inMarkup = isInMarkup(data);
  const question = sheetQuestion(search.filters);
  if (!inMarkup && data.inmuebles.length === 0) return <NothingFound {...{ search, names, set }} />;
  return (
    <section
      aria-label="Resultados"
      aria-busy={isDimmed}
      className={cx('flex flex-col gap-5 transition-opacity', isDimmed && 'opacity-50')}
    >
      <List
        inMarkup={inMarkup}
        className={`${GRID} *:flex`}
        onPointerOver={({ target }) => onPoint(codeAt(target))}
        onPointerLeave={() => onPoint(null)}
        onFocus={({ target }) => onPoint(codeAt(target))}
        onBlur={() => onPoint(null)}
      >
        {!inMarkup &&
          data.inmuebles.map((listing, index) => (
            <li key={listing.codigo}>
              <ListingCard
                listing={listing}
                level={2}
                sizes={CARD_SIZES}
                eager={index === 0}
                question={question}
              />
            </li>
          ))}
      </List>
      <Pager
        page={data.pagina}
        pages={data.paginas}
        text={pageOf(data.pagina, data.paginas)}
        hrefOf={(page) => writeSearchAddress({ ...search, page })}
      />
    </section>
  );
}

/** Listing under the pointer or focus; the map highlights it. */
function codeAt(target: EventTarget): string | null {
  const card = target instanceof Element ? target.closest<HTMLElement>('[data-codigo]') : null;
  return card?.dataset['codigo'] ?? null;
}

const BAD_REQUEST = 400;

/** Without a dollar rate such a search requires a currency. */
function comparesPrices({ filters, sort }: SearchAddress): boolean {
  const { currency, priceFrom, priceTo } = filters;
  return currency === null && (priceFrom !== null || priceTo !== null || sort.startsWith('precio'));
}

interface ChangeLinkProps extends Omit<ComponentProps<typeof ButtonLink>, 'to'> {
  search: SearchAddress;
  set: SetFilters;
  change: Partial<SearchFilters>;
}

/** A button that changes the search; a link without JavaScript. */
function ChangeLink({ search, set, change, ...rest }: ChangeLinkProps) {
  const filters = changeFilters(search.filters, change);
  return (
    <ButtonLink
      {...rest}
      to={writeSearchAddress({ ...search, filters, page: 1 })}
      onClick={(event) => inPlace(event, () => set(change, 0))}
    />
  );
}

function CurrencyQuestion({ search, set }: Pick<ResultsListProps, 'search' | 'set'>) {
  return (
    <EmptyState title="¿En qué moneda?" icon={<IconSearch className="size-8" />}>
      <p className="max-w-md text-ink-soft">{STAY_MESSAGES.currencyFirst}</p>
      <div className="flex gap-3">
        <ChangeLink {...{ search, set }} change={{ currency: 'ARS' }}>
          En pesos
        </ChangeLink>
        <ChangeLink {...{ search, set }} change={{ currency: 'USD' }}>
          En dólares
        </ChangeLink>
      </div>
    </EmptyState>
  );
}

/** Instead of results for dates that are over: asks for new ones. */
function DatesQuestion({
  search,
  set,
  reason,
}: Pick<ResultsListProps, 'search' | 'set'> & { reason: string }) {
  return (
    <EmptyState title="¿Para qué fechas?" icon={<IconSearch className="size-8" />}>
      <p className="max-w-md text-ink-soft">{reason}</p>
      <StayFields
        values={NO_DATES}
        onChange={(dates) => set(dates, 0)}
        className="w-full max-w-md text-left"
      />
      <ChangeLink {...{ search, set }} change={NO_DATES} variant="secondary">
        Buscar sin fechas
      </ChangeLink>
    </EmptyState>
  );
}

const NO_DATES = { arrival: null, departure: null };

function LoadingCards() {
  return (
    <div className={GRID}>
      {[1, 2, 3, 4].map((place) => (
        <ListingCardSkeleton key={place} />
      ))}
    </div>
  );
}

type NothingFoundProps = Pick<ResultsListProps, 'search' | 'names' | 'set'>;

/** No results: offers to remove each filter. */
function NothingFound({ search, names, set }: NothingFoundProps) {
  return (
    <EmptyState title={EMPTY_RESULTS} icon={<IconSearch className="size-8" />}>
      <p className="max-w-md text-ink-soft">Probá con menos filtros:</p>
      <ul className="flex flex-wrap justify-center gap-2">
        {appliedFilters(search.filters, names).map(({ label, without }) => (
          <li key={label}>
            <ChangeLink {...{ search, set }} change={without} variant="secondary" size="sm">
              Quitar “{label}”
            </ChangeLink>
          </li>
        ))}
      </ul>
      <div className="mt-2 flex flex-wrap justify-center gap-3">
        <ButtonLink to={paths.alertFor(search.filters)}>Avisame cuando haya</ButtonLink>
        <ButtonLink to={paths.advancedSearch()} variant="secondary">
          Ir a la búsqueda avanzada
        </ButtonLink>
        <ButtonLink to={paths.results(emptyFilters(search.filters.operation))} variant="secondary">
          Ver {search.filters.operation === 'rental' ? 'todos los alquileres' : 'todas las ventas'}
        </ButtonLink>
      </div>
      <p className="max-w-md text-ink-soft">
        ¿No encontrás lo que buscás? <TextLink to={paths.contact}>Escribinos</TextLink> y te ayudamos. Cómo
        publicamos los avisos está en el <TextLink to={paths.terms}>aviso legal</TextLink>.
      </p>
    </EmptyState>
  );
}
