import { useQuery } from '@tanstack/react-query';
import type { AskedHomeWire } from '#common/inquiries/inquiry-calls.js';
import { MOST_ASKED, whyNotAsked } from '#common/inquiries/several-inquiries.js';
import { SEVERAL_MESSAGES } from '#common/inquiries/several-inquiries-messages.js';
import { LIST_MESSAGES } from '#common/search/saved/saved-list-messages.js';
import { stayFault, stayOf } from '#common/search/filters/stay.js';
import type { MapListingWire } from '#common/search/map/map-calls.js';
import type { SearchFilters } from '#common/search/query/search-filters.js';
import { toSearchParams } from '#common/search/query/search-query.js';
import { paths } from '../../app/paths.js';
import { today } from '../../app/today.js';
import { cardPrice } from '../../search/cards/card-price.js';
import { mapQueries } from '../../search/map/map-queries.js';
import { Checkbox } from '../../ui/checkbox.js';
import { TextLink } from '../../ui/link.js';
import { PriceTag } from '../../ui/price-tag.js';
import { ErrorState, Skeleton } from '../../ui/states.js';

export type Home = MapListingWire & { idInmuebles: number };

/** The homes of a list for the dates of a question. */
export function useHomes(codes: readonly string[], question: SearchFilters) {
  const hasDates = stayOf(question) !== undefined && !stayFault(question, today());
  const search = hasDates ? toSearchParams(question).toString() : '';
  const { data, error, isFetching, refetch } = useQuery(mapQueries.listings(search, codes));
  const homes = data?.inmuebles as Home[] | undefined;
  return {
    hasDates,
    homes,
    free: hasDates ? (homes ?? []).filter(({ estadia }) => !whyNotAsked(estadia)) : [],
    failed: error !== null && !isFetching,
    retry: () => void refetch(),
  };
}

interface AskedHomesProps extends ReturnType<typeof useHomes> {
  codes: readonly string[];
  chosen: readonly number[];
  asked: ReadonlyMap<number, AskedHomeWire>;
  onChoose: (chosen: readonly number[]) => void;
}

/** Chooses which of the homes that are free are asked; the others say why not. */
export function AskedHomes({ codes, homes, hasDates, free, failed, retry, ...choice }: AskedHomesProps) {
  if (failed) return <ErrorState title={LIST_MESSAGES.failed} onRetry={retry} />;
  if (!homes) return <Skeleton className="h-32" />;
  const known = new Set(
    homes.flatMap(({ codigo, codigosAnteriores = [] }) => [codigo, ...codigosAnteriores]),
  );
  return (
    <fieldset>
      <legend className="mb-1 text-sm font-semibold text-ink-soft">
        {SEVERAL_MESSAGES.homes(MOST_ASKED)}
      </legend>
      <output className="block text-ink-soft empty:hidden">
        {!hasDates && SEVERAL_MESSAGES.datesFirst}
        {hasDates && free.length === 0 && SEVERAL_MESSAGES.noneFree}
      </output>
      <ul className="flex flex-col divide-y divide-line">
        {homes.map((home) => (
          <li key={home.codigo}>
            {free.includes(home) ? (
              <Choice home={home} {...choice} />
            ) : (
              <p className="py-2 text-sm text-ink-muted">
                <HomeName home={home} />
                {hasDates && <span className="font-semibold text-warning"> {whyNotAsked(home.estadia)}</span>}
              </p>
            )}
          </li>
        ))}
        {codes
          .filter((code) => !known.has(code))
          .map((code) => (
            <li key={code} className="py-2 text-sm text-ink-muted">
              {LIST_MESSAGES.gone(code)}
            </li>
          ))}
      </ul>
    </fieldset>
  );
}

function Choice({
  home,
  chosen,
  asked,
  onChoose,
}: { home: Home } & Pick<AskedHomesProps, 'chosen' | 'asked' | 'onChoose'>) {
  const { idInmuebles: id } = home;
  const outcome = asked.get(id);
  const isChosen = chosen.includes(id);
  const { rented: _, ...price } = cardPrice(home);
  return (
    <Checkbox
      className="-mx-2 py-2"
      label={
        <>
          <HomeName home={home} />
          <PriceTag {...price} size="sm" />
          {outcome && <Outcome home={outcome} />}
        </>
      }
      checked={isChosen}
      disabled={isSettled(outcome) || (!isChosen && chosen.length >= MOST_ASKED)}
      onChange={() => onChoose(isChosen ? chosen.filter((other) => other !== id) : [...chosen, id])}
    />
  );
}

/** Whether a home needs no further sending. */
export function isSettled(outcome: AskedHomeWire | undefined): boolean {
  return outcome !== undefined && outcome.estado !== 'no-enviada';
}

function HomeName({ home: { title, codigo } }: { home: Home }) {
  return (
    <>
      {title} · <span className="whitespace-nowrap">{codigo}</span>
    </>
  );
}

function Outcome({ home: { estado, motivo } }: { home: AskedHomeWire }) {
  const isBad = estado === 'no-enviada' || estado === 'ocupada';
  return (
    <span className={`block text-sm font-semibold ${isBad ? 'text-danger' : 'text-success'}`}>
      {SEVERAL_MESSAGES.states[estado]}
      {motivo && `: ${motivo}`}
    </span>
  );
}

/** The homes that a question was sent to, and what became of each. */
export function Outcomes({ homes, asked }: Pick<AskedHomesProps, 'asked'> & { homes: readonly Home[] }) {
  return (
    <ul className="flex flex-col gap-2 self-stretch text-left">
      {homes.map((home) => {
        const outcome = asked.get(home.idInmuebles);
        return (
          outcome && (
            <li key={home.codigo}>
              <TextLink to={paths.sheet(home.codigo)}>
                <HomeName home={home} />
              </TextLink>
              <Outcome home={outcome} />
            </li>
          )
        );
      })}
    </ul>
  );
}
