import { searchFailed } from '#common/search/query/advanced-search-messages.js';
import { SEARCH_MESSAGES } from '#common/search/query/search-messages.js';
import { IconSearch } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { searchListings } from '#common/search/query/search-calls.js';
import { CONTACT_MESSAGES } from '#common/newsletter/support/contact-messages.js';
import { emptyFilters } from '#common/search/query/search-filters.js';
import { RESULTS_PATH } from '#common/search/query/search-path.js';
import { OPERATIONS, operationFromName, type OperationName } from '#common/kernel/operations.js';
import { NO_CONNECTION, readError } from '../../app/api.js';
import { early } from '../../app/early.js';
import { useIsMoving, useNavigate } from '../../app/navigation/navigation-context.js';
import { paths } from '../../app/paths.js';
import { searchQuery } from '../../app/queries.js';
import { FilterForm } from '../../search/conditions/filter-form.js';
import { rememberSearch, useRememberedSearch } from '../../search/remembered-search.js';
import { searchParams } from '../../search/search-address.js';
import { Button, ButtonLink } from '../../ui/button.js';
import { Card } from '../../ui/card.js';
import { RadioGroup } from '../../ui/choices.js';
import { MainFields } from './advanced-fields.js';
import {
  advancedFaults,
  advancedSearchOf,
  emptyAdvancedSearch,
  shownParts,
  toFilters,
  withOperation,
  type AdvancedErrors,
  type AdvancedSearch,
} from './advanced-state.js';
import { useFilterNames } from '../../search/filter-names.js';
import { MoreFilters } from './more-filters.js';

/** Values are those of the call, so that the form works without JavaScript. */
const CHOICES = [
  { value: OPERATIONS.rental.name, label: OPERATIONS.rental.label },
  { value: OPERATIONS.sale.name, label: OPERATIONS.sale.label },
] as const;

/** Step-by-step filters; continues to the results after the search has responded. */
export function AdvancedForm() {
  const last = useRememberedSearch();
  // Shows the last search until the visitor changes a field.
  const [touched, setSearch] = useState<AdvancedSearch>();
  const search = touched ?? (last ? advancedSearchOf(last) : emptyAdvancedSearch());
  const [errors, setErrors] = useState<AdvancedErrors>({});
  const { run, busy, alert, dismiss } = useSearchRun();
  const change = (next: AdvancedSearch): void => {
    setSearch(next);
    if (next.operation) rememberSearch(next.filters);
    dismiss();
    const now = advancedFaults(next);
    setErrors((shown) => Object.fromEntries(Object.entries(now).filter(([field]) => field in shown)));
  };
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const faults = advancedFaults(search);
    setErrors(faults);
    const [first] = Object.keys(faults);
    if (first) event.currentTarget.querySelector<HTMLElement>(`[name=${first}]`)?.focus();
    else if (!busy) void run(search);
  };
  const ready = shownParts(search);
  return (
    <Card className="p-5 tablet:p-8">
      <h2 className="mb-4 text-xl">Buscar por filtros</h2>
      <WithoutScripts />
      <form
        {...early('kept')}
        action={RESULTS_PATH}
        method="get"
        onSubmit={submit}
        noValidate
        className="flex flex-col gap-5 noscript:hidden"
      >
        <RadioGroup<OperationName>
          legend="Operación"
          name="operacion"
          value={search.operation && OPERATIONS[search.operation].name}
          choices={CHOICES}
          error={errors.operacion}
          onChange={(name) => change(withOperation(search, operationFromName(name)!))}
        />
        <MainFields {...{ search, errors, change }} />
        {(ready.season || ready.price) && <MoreFilters {...{ search, change }} />}
        <div role="alert">{alert && <NoResults text={alert} search={search} />}</div>
        <Button
          submit
          size="lg"
          busy={busy}
          icon={<IconSearch aria-hidden="true" className="size-5" />}
          className="phablet:self-start"
        >
          {busy ? 'Buscando…' : 'Buscar'}
        </Button>
      </form>
    </Card>
  );
}

/** Without JavaScript all filters are shown at once. */
function WithoutScripts() {
  const names = useFilterNames();
  const filters = emptyFilters();
  return (
    <noscript>
      <FilterForm
        {...{ filters, names }}
        address={paths.results(filters)}
        set={() => undefined}
        counts={undefined}
        hasRate
      />
    </noscript>
  );
}

function NoResults({ text, search }: { text: string; search: AdvancedSearch }) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 rounded-field bg-warning-soft px-4 py-3 text-warning">
      <p className="font-semibold">{text}</p>
      <ButtonLink to={paths.results(toFilters(search))} variant="secondary" size="sm">
        Ver con menos filtros
      </ButtonLink>
    </div>
  );
}

/** Searches first; continues to the results if there are any, and otherwise says so. */
function useSearchRun() {
  const queries = useQueryClient();
  const navigate = useNavigate();
  const isMoving = useIsMoving();
  const [busy, setBusy] = useState(false);
  const [alert, setAlert] = useState('');
  const run = async (search: AdvancedSearch): Promise<void> => {
    const filters = toFilters(search);
    setBusy(true);
    setAlert('');
    try {
      const params = searchParams({ filters, sort: 'recientes', page: 1 });
      const { total, message } = await queries.fetchQuery(searchQuery(searchListings, params));
      if (total > 0) navigate(paths.results(filters));
      else setAlert(message || SEARCH_MESSAGES.nothingFound);
    } catch (error) {
      // The server's text is shown unchanged; an introduction is added only for failures (public-site.md §8).
      setAlert(readError(error).message || faultOf(readError(error).status));
    } finally {
      setBusy(false);
    }
  };
  return { run, busy: busy || isMoving, alert, dismiss: () => setAlert('') };
}

/** For an error without a text: an answer that is not successful has nothing found; the others are failures. */
function faultOf(status: number): string {
  if (status === NO_CONNECTION) return searchFailed(CONTACT_MESSAGES.unreachable);
  return status < 400 ? SEARCH_MESSAGES.nothingFound : searchFailed(SEARCH_MESSAGES.resultsFallback);
}
