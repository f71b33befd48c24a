import type { FilterNames } from '#common/search/filters/filter.js';
import { useContext } from 'react';
import { asksForStay } from '#common/search/filters/open-stay.js';
import { stayFault } from '#common/search/filters/stay.js';
import { pageOf, resultsFailed } from '#common/search/query/results-messages.js';
import { SEARCH_MESSAGES } from '#common/search/query/search-messages.js';
import { CAROUSEL_MESSAGES } from '#common/search/cards/card-messages.js';
import type { ListingCardWire } from '#common/search/cards/card-calls.js';
import { stayGroups, type StayGroup } from '#common/search/query/stay-groups.js';
import type { SearchAnswer } from '#common/search/query/search-calls.js';
import { NO_CONNECTION, readError } from '../../app/api.js';
import { isInMarkup } from '../../app/markup/in-markup.js';
import { ServerPartsContext, type NoResultsProps } from '../../app/markup/server-parts.js';
import { paths } from '../../app/paths.js';
import { ListingCard, ListingCardSkeleton } from '../../search/cards/listing-card.js';
import { writeSearchAddress, type SearchAddress } from '../../search/search-address.js';
import { listingQuestion } from '../../search/listing-question.js';
import { today } from '../../app/today.js';
import type { SetFilters } from '../../search/use-search-draft.js';
import { ButtonAnchor } from '../../ui/button.js';
import { cx } from '../../ui/classes.js';
import { latePart } from '../../app/late-part.js';
import { List } from '../../ui/list.js';
import { Pager } from '../../ui/pager.js';
import { ErrorState } from '../../ui/states.js';

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
const CARDS = `${GRID} *:flex`;
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
    if (
      status === BAD_REQUEST &&
      (stayFault(search.filters, today()) || search.filters.nights || comparesPrices(search))
    )
      return <Instead {...{ search, names, set }} refusal={message} />;
    const fallback =
      status === NO_CONNECTION ? CAROUSEL_MESSAGES.unreachable : SEARCH_MESSAGES.resultsFallback;
    return <ErrorState title={resultsFailed(message || fallback)} onRetry={onRetry} />;
  }
  if (!data) return <LoadingCards />;
  const inMarkup = isInMarkup(data);
  if (!inMarkup && data.inmuebles.length === 0) return <Instead {...{ search, names, set }} />;
  return (
    <section
      aria-label="Resultados"
      aria-busy={isDimmed}
      className={cx('flex flex-col gap-5 transition-opacity', isDimmed && 'opacity-50')}
    >
      <List
        inMarkup={inMarkup}
        className={isGrouped(search) ? 'flex flex-col gap-6' : CARDS}
        onPointerOver={({ target }) => onPoint(codeAt(target))}
        onPointerLeave={() => onPoint(null)}
        onFocus={({ target }) => onPoint(codeAt(target))}
        onBlur={() => onPoint(null)}
      >
        {!inMarkup &&
          (isGrouped(search) ? (
            stayGroups(data, search.filters).map((group) => (
              <li key={group.kind} className="flex flex-col items-stretch gap-3">
                <CardGroup {...{ search, data, group }} />
              </li>
            ))
          ) : (
            <Cards {...{ search, data }} cards={data.inmuebles} level={2} />
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

/** Whether results are ordered by how their homes are let for the dates or the period. */
function isGrouped({ filters, sort }: SearchAddress): boolean {
  return sort === 'recientes' && (filters.period !== null || asksForStay(filters));
}

interface CardsOf {
  search: SearchAddress;
  data: SearchAnswer;
}

/** Cards with a heading; those that are not to be had are folded. */
function CardGroup({ search, data, group }: CardsOf & { group: StayGroup }) {
  const { kind, title, cards } = group;
  const heading = <h2 className="inline text-xl">{title}</h2>;
  const list = (
    <ul className={CARDS}>
      <Cards {...{ search, data, cards }} level={3} />
    </ul>
  );
  if (kind !== 'other')
    return (
      <>
        {heading}
        {list}
      </>
    );
  return (
    <>
      <details open={cards.length === data.inmuebles.length}>
        <summary className="mb-2 py-2">{heading}</summary>
        {list}
      </details>
      <ButtonAnchor href={paths.alertFor(search.filters)} variant="secondary" className="self-start">
        Avisame si se libera
      </ButtonAnchor>
    </>
  );
}

interface CardsProps extends CardsOf {
  cards: readonly ListingCardWire[];
  level: 2 | 3;
}

function Cards({ search, data, cards, level }: CardsProps) {
  return cards.map((listing) => (
    <li key={listing.codigo}>
      <ListingCard
        {...{ listing, level }}
        question={listingQuestion(search.filters, listing)}
        sizes={CARD_SIZES}
        eager={listing === data.inmuebles[0]}
      />
    </li>
  ));
}

const LateNoResults = latePart(() => import('./no-results.js'), <LoadingCards />);

/** Rare, so browsers load it only when it is shown. */
function Instead(props: NoResultsProps) {
  return <LateNoResults {...props} known={useContext(ServerPartsContext)?.NoResults} />;
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

function LoadingCards() {
  return (
    <div className={GRID}>
      {[1, 2, 3, 4].map((place) => (
        <ListingCardSkeleton key={place} />
      ))}
    </div>
  );
}
