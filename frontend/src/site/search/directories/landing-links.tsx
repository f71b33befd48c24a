import { filtersOfLanding, priceRange } from '#common/search/landings/landings.js';
import { searchWords } from '#common/search/query/search-words.js';
import { keepAmounts } from '#common/pricing/prices.js';
import { counted } from '#common/kernel/text.js';
import type { FilterNames } from '#common/search/filters/filter.js';
import type { LandingWire } from '#common/search/landings/landing-calls.js';
import { paths } from '../../../app/paths.js';
import { useFilterNames } from '../../../search/filter-names.js';
import { Link } from '../../../ui/link.js';

/** Styles of the links are set on the list, because a page has dozens of links. */
const LIST = 'grid gap-x-8 gap-y-2 tablet:grid-cols-2 *:text-sm *:text-ink-muted';
const LINKS =
  '[&_a]:block [&_a]:py-0.5 [&_a]:text-base [&_a]:font-semibold [&_a]:text-primary [&_a:hover]:underline';

interface Named {
  address: string;
  words: string;
}

/** Cache of addresses and words by search. They never change; there are some hundred searches, and every results page has a dozen. */
const known = new Map<string, Named>();

function named(landing: LandingWire, names: FilterNames): Named {
  const { operacion, ciudad, barrio, idTipoVivienda, periodo } = landing;
  const key = [operacion, ciudad, barrio, idTipoVivienda, periodo].join();
  let found = known.get(key);
  if (!found) {
    const filters = filtersOfLanding(landing);
    found = { address: paths.results(filters), words: searchWords(filters, names) };
    // The words of a zone depend on the names of the others.
    if (barrio === null) known.set(key, found);
  }
  return found;
}

/** Links to landing pages with their counts and prices. */
export function LandingLinks({ landings }: { landings: readonly LandingWire[] }) {
  const names = useFilterNames();
  return (
    <ul className={`${LIST} ${LINKS}`}>
      {landings.map((landing) => {
        const { address, words } = named(landing, names);
        const facts = [counted(landing.avisos, 'aviso'), priceRange(landing)].filter(Boolean).join(', ');
        return (
          <li key={address}>
            <Link to={address}>{words}</Link>
            {keepAmounts(facts)}
          </li>
        );
      })}
    </ul>
  );
}
