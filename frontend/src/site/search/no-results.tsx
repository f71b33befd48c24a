import { IconSearch } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { ComponentProps } from 'react';
import { stayFault } from '#common/search/filters/stay.js';
import { EMPTY_RESULTS } from '#common/search/query/results-messages.js';
import { counted } from '#common/kernel/text.js';
import { STAY_MESSAGES } from '#common/pricing/stays/stay-messages.js';
import { changeFilters, emptyFilters, type SearchFilters } from '#common/search/query/search-filters.js';
import type { NoResultsProps } from '../../app/markup/server-parts.js';
import { paths } from '../../app/paths.js';
import { appliedFilters } from '#common/search/query/applied-filters.js';
import { writeSearchAddress, type SearchAddress } from '../../search/search-address.js';
import { filterCounts } from '../../search/conditions/filter-counts.js';
import { StayFields } from '../../search/stay-fields.js';
import { today } from '../../app/today.js';
import type { SetFilters } from '../../search/use-search-draft.js';
import { ButtonLink } from '../../ui/button.js';
import { focusHeading } from '../../ui/first-focus.js';
import { inPlace } from '../../ui/in-place.js';
import { TextLink } from '../../ui/link.js';
import { EmptyState } from '../../ui/states.js';

/** Instead of results. */
export default function NoResults({ search, names, set, refusal }: NoResultsProps) {
  if (refusal === undefined) return <NothingFound {...{ search, names, set }} />;
  const reason = stayFault(search.filters, today())?.text ?? (search.filters.nights && refusal);
  if (reason) return <DatesQuestion {...{ search, set, reason }} />;
  return <CurrencyQuestion {...{ search, set }} />;
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
      onClick={(event) =>
        inPlace(event, () => {
          focusHeading();
          set(change, 0);
        })
      }
    />
  );
}

function CurrencyQuestion({ search, set }: Pick<NoResultsProps, 'search' | 'set'>) {
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

/** Instead of results for dates that are over, or a length that no month has: asks for dates. */
function DatesQuestion({ search, set, reason }: Pick<NoResultsProps, 'search' | 'set'> & { reason: string }) {
  return (
    <EmptyState title="¿Para qué fechas?" icon={<IconSearch className="size-8" />}>
      <p className="max-w-md text-ink-soft">{reason}</p>
      <StayFields
        values={NO_DATES}
        onChange={(dates) => set({ ...NO_DATES, ...dates }, 0)}
        className="w-full max-w-md text-left"
      />
      <ChangeLink {...{ search, set }} change={NO_DATES} variant="secondary">
        Buscar sin fechas
      </ChangeLink>
    </EmptyState>
  );
}

const NO_DATES = { arrival: null, departure: null, nights: null, month: null };

/** No results: offers to remove each filter, first what leads to most results. */
function NothingFound({ search, names, set }: Omit<NoResultsProps, 'refusal'>) {
  const { data } = useQuery({ ...filterCounts(search.filters), retry: false });
  const found = data?.sinFiltro;
  const chips = appliedFilters(search.filters, names)
    .map((chip) => ({ ...chip, count: found?.[chip.label] ?? 0 }))
    .toSorted((one, other) => other.count - one.count);
  const helps = !found || chips.some(({ count }) => count > 0);
  return (
    <EmptyState title={EMPTY_RESULTS} icon={<IconSearch className="size-8" />}>
      <p className="max-w-md text-ink-soft">
        {helps ? 'Probá con menos filtros:' : 'Sacando uno solo tampoco hay. Empezá por uno, o mirá todos:'}
      </p>
      <ul className="flex flex-wrap justify-center gap-2">
        {chips.map(({ label, without, count }) => (
          <li key={label}>
            <ChangeLink {...{ search, set }} change={without} variant="secondary" size="sm">
              Quitar {label.startsWith('«') ? label : `“${label}”`}
              {count > 0 && `: ${counted(count, 'aviso')}`}
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
