import { LIST_MESSAGES } from '#common/search/saved/saved-list-messages.js';
import { CODE_LISTS, readCodes, writeCodes } from '#common/search/saved/code-list.js';
import { changeFilters, type SearchFilters } from '#common/search/query/search-filters.js';
import { datesOfSearch } from '#common/search/query/season-stay.js';
import { useNavigate, useQueryParams } from '../../../app/navigation/navigation-context.js';
import { useAddressDraft } from '../../../app/navigation/use-address-draft.js';
import { paths } from '../../../app/paths.js';
import { loadOptional, type Prepare } from '../../../app/navigation/route-services.js';
import { listingQueries } from '../../../search/cards/listing-queries.js';
import { readSheetQuestion, sheetQuestion } from '../../../search/sheet-question.js';
import { ShareButton } from '../../../search/share-button.js';
import { StayFields } from '../../../search/stay-fields.js';
import { useOpenDates } from '../../../search/use-open-dates.js';
import { useSeason } from '../../../app/use-season.js';
import { Button, ButtonLink } from '../../../ui/button.js';
import { EmptyState } from '../../../ui/states.js';
import { AskSeveral } from '../../inquiries/ask-several.js';
import { PlainPage } from '../../page/plain-page.js';
import { ComparedTable } from './compared-table.js';

const codesOf = (query: URLSearchParams) => readCodes(query.get('avisos'), CODE_LISTS.compared);

export const prepare: Prepare = (services, { query }) => {
  const question = sheetQuestion(readSheetQuestion(query));
  return Promise.all(
    codesOf(query).map((code) => loadOptional(services, listingQueries.sheet(code, question))),
  );
};

/** Two to four notices side by side, with prices for the same dates. */
export function Screen() {
  const query = useQueryParams();
  const codes = codesOf(query);
  const question = readSheetQuestion(query);
  return (
    <PlainPage
      title="Comparar avisos"
      lead="Los mismos datos lado a lado. Con fechas, el precio de la misma estadía."
      path={paths.compare(codes)}
      hidden
      bare
    >
      {codes.length < 2 ? (
        <EmptyState title={LIST_MESSAGES.compareEmpty}>
          <ButtonLink to={paths.favourites}>Ir a favoritos</ButtonLink>
        </EmptyState>
      ) : (
        <Compared key={writeCodes(codes)} codes={codes} question={question} />
      )}
    </PlainPage>
  );
}

interface ComparedProps {
  codes: readonly string[];
  question: SearchFilters;
}

function Compared({ codes, question: asked }: ComparedProps) {
  const { quoted, onTyped } = useOpenDates();
  const question = quoted(asked);
  return (
    <div className="flex flex-col gap-6">
      <StayForm codes={codes} question={asked} onTyped={onTyped} />
      <p className="text-ink-soft">Está resaltado lo que los avisos dicen y no es igual.</p>
      <ComparedTable codes={codes} question={question} />
      <div className="flex flex-wrap gap-3 print:hidden">
        <AskSeveral codes={codes} question={question} />
        <ShareButton
          title="Avisos que comparé"
          path={paths.compare(codes, sheetQuestion(question))}
          className="self-start"
        />
      </div>
    </div>
  );
}

/** Dates of the stay. Without JavaScript it is a form. */
function StayForm({ codes, question, onTyped }: ComparedProps & { onTyped: (isOpen: boolean) => void }) {
  const navigate = useNavigate();
  const season = useSeason();
  const [draft, change] = useAddressDraft(question, {
    addressOf: (asked) => paths.compare(codes, sheetQuestion(asked)),
    go: (address) => navigate(address, { replace: true, preventScrollReset: true }),
  });
  return (
    <form method="get" onSubmit={(event) => event.preventDefault()} className="max-w-md print:hidden">
      <input type="hidden" name="avisos" value={writeCodes(codes)} />
      <StayFields
        values={datesOfSearch(draft, season)}
        onTyped={onTyped}
        onChange={(stay) => change((latest) => changeFilters(latest, stay))}
      />
      <noscript>
        <Button submit wide variant="secondary">
          Calcular
        </Button>
      </noscript>
    </form>
  );
}
