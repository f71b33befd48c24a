import { IconHeart } from '@tabler/icons-react';
import { useState } from 'react';
import { LIST_MESSAGES } from '#common/search/saved/saved-list-messages.js';
import { CODE_LISTS, LIST_NAME_LENGTH } from '#common/search/saved/code-list.js';
import { dropText, hasDropped, seenPriceOf, type SeenPrice } from '#common/pricing/seen-price.js';
import { emptyFilters } from '#common/search/query/search-filters.js';
import { counted } from '#common/kernel/text.js';
import type { MapListingWire } from '#common/search/map/map-calls.js';
import { early } from '../../../app/early.js';
import { paths } from '../../../app/paths.js';
import { favourites, seen } from './device-list.js';
import { AskSeveral } from '../../inquiries/ask-several.js';
import { RemoveButton, SavedNotices } from './saved-notices.js';
import { rememberPrices, seenBefore, seenPrices } from './seen-prices.js';
import { useCodes } from './use-codes.js';
import { useRememberedSearch } from '../../../search/remembered-search.js';
import { readSheetQuestion, sheetQuestion } from '../../../search/sheet-question.js';
import { ShareButton } from '../../../search/share-button.js';
import { Badge } from '../../../ui/badges.js';
import { ButtonLink } from '../../../ui/button.js';
import { TextField } from '../../../ui/text-field.js';
import { EmptyState, Skeleton } from '../../../ui/states.js';
import { PlainPage } from '../../page/plain-page.js';
import { QuestionNote } from './question-note.js';
import { CompareChoice, CompareLink } from './compare-choice.js';

/** Favourites and recently seen notices of this device. */
export function Screen() {
  return (
    <PlainPage title="Favoritos" lead={LIST_MESSAGES.onDevice} path={paths.favourites} hidden>
      <noscript>
        <p>{LIST_MESSAGES.noScripts}</p>
      </noscript>
      <div {...early('now')} className="flex flex-col gap-10 noscript:hidden">
        <Favourites />
        <Seen />
      </div>
    </PlainPage>
  );
}

function Favourites() {
  const codes = useCodes(favourites);
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const { before, now } = useFormerPrices();
  const searched = useRememberedSearch() ?? emptyFilters();
  const question = sheetQuestion(searched);
  if (!codes) return <Skeleton className="h-40 rounded-card" />;
  if (codes.length === 0)
    return (
      <EmptyState title={LIST_MESSAGES.emptyTitle} icon={<IconHeart className="size-8" />}>
        <p className="max-w-md text-ink-soft">{LIST_MESSAGES.emptyText}</p>
        <ButtonLink to={paths.advancedSearch()}>Buscar avisos</ButtonLink>
      </EmptyState>
    );
  const compared = chosen.filter((code) => codes.includes(code));
  return (
    <section aria-label="Avisos guardados" className="flex flex-col gap-4">
      <p className="font-semibold">{counted(codes.length, 'aviso')}</p>
      <QuestionNote question={readSheetQuestion(new URLSearchParams(question))} />
      <SavedNotices
        codes={codes}
        question={question}
        note={(listing) => <PriceDrop listing={listing} before={seenBefore(before, listing)} now={now} />}
        onLoaded={(listings) => {
          favourites.follow(listings);
          rememberPrices(listings, favourites.all(), now);
        }}
        actions={(code, listing) => (
          <>
            {listing && <CompareChoice code={code} chosen={compared} onChange={setChosen} />}
            <RemoveButton code={code} onRemove={(gone) => favourites.remove(gone)} />
          </>
        )}
      />
      <CompareLink codes={compared} question={question} />
      <AskSeveral codes={codes} question={searched} />
      <SharedList codes={codes.slice(0, CODE_LISTS.shared)} question={question} />
    </section>
  );
}

/** Prices as this device saw them before this visit; on the server there are none. */
function useFormerPrices() {
  const [former] = useState(() => ({
    before: typeof window === 'undefined' ? {} : seenPrices(),
    now: Date.now(),
  }));
  return former;
}

interface PriceDropProps {
  listing: MapListingWire;
  before: SeenPrice | undefined;
  now: number;
}

/** A drop since the device saw the notice, unless the price already says that it dropped. */
function PriceDrop({ listing, before, now }: PriceDropProps) {
  const seen = seenPriceOf(listing, now);
  if (listing.precioAnterior !== undefined) return null;
  if (!before || !seen || !hasDropped(before, seen)) return null;
  return <Badge tone="success">{dropText(before, seen)}</Badge>;
}

/** A name for the list, and its link. */
function SharedList({ codes, question }: { codes: readonly string[]; question: string }) {
  const [name, setName] = useState('');
  return (
    <div className="flex flex-wrap items-end gap-3 rounded-card bg-band p-4">
      <TextField
        label="Nombre de la lista (opcional)"
        className="grow basis-64"
        placeholder="Lo que miramos para enero"
        maxLength={LIST_NAME_LENGTH}
        value={name}
        onChange={({ target }) => setName(target.value)}
      />
      <ShareButton
        title={name.trim() || 'Avisos que elegí'}
        path={paths.sharedList(codes, name.trim(), question)}
      />
    </div>
  );
}

function Seen() {
  const codes = useCodes(seen);
  const question = sheetQuestion(useRememberedSearch() ?? emptyFilters());
  if (!codes || codes.length === 0) return null;
  return (
    <section aria-labelledby="vistos" className="flex flex-col gap-4">
      <h2 id="vistos" className="text-xl">
        Vistos hace poco
      </h2>
      <SavedNotices
        codes={codes}
        question={question}
        onLoaded={(listings) => seen.follow(listings)}
        actions={(code) => <RemoveButton code={code} onRemove={(gone) => seen.remove(gone)} />}
      />
    </section>
  );
}
