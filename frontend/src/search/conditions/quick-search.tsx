import { IconHash, IconSearch } from '@tabler/icons-react';
import { useState, type FormEvent } from 'react';
import { RESULTS_PATH } from '#common/search/query/search-path.js';
import { OPERATION_IDS, OPERATIONS, type Operation } from '#common/kernel/operations.js';
import { early } from '../../app/early.js';
import { useNavigate } from '../../app/navigation/navigation-context.js';
import { paths } from '../../app/paths.js';
import { Button } from '../../ui/button.js';
import { Card } from '../../ui/card.js';
import { TextLink } from '../../ui/link.js';
import { Select } from '../../ui/select.js';
import { Tabs } from '../../ui/tabs.js';
import { openSheet } from '../open-sheet.js';
import { rememberSearch, useRememberedSearch } from '../remembered-search.js';
import { CodeField, FilterFields, Pills } from './quick-search-fields.js';
import {
  emptyQuickSearch,
  faultsOf,
  quickSearchOf,
  withCodeMode,
  withOperation,
  type QuickSearch as QuickSearchState,
  type QuickSearchErrors,
} from './quick-search-state.js';

/** Replaces the tabs without JavaScript. */
const OPERATION_OPTIONS = OPERATION_IDS.map((id) => ({
  value: OPERATIONS[id].name,
  label: OPERATIONS[id].label,
}));

const TABS = [
  { value: 'rental', label: 'Alquiler' },
  { value: 'sale', label: 'Venta' },
] as const;

/** The home page's search: rental or sale, by filters or by code. Without JavaScript it is a plain form. */
export function QuickSearch() {
  const last = useRememberedSearch();
  // Shows the last search until the visitor changes a field.
  const [touched, setSearch] = useState<QuickSearchState>();
  const search = touched ?? (last ? quickSearchOf(last) : emptyQuickSearch());
  const [errors, setErrors] = useState<QuickSearchErrors>({});
  const navigate = useNavigate();
  const change = (next: typeof search): void => {
    setSearch(next);
    if (!next.codeMode) rememberSearch(next.filters);
    setErrors((shown) => keepShown(shown, faultsOf(next)));
  };
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const faults = faultsOf(search);
    setErrors(faults);
    const [first] = Object.keys(faults);
    if (first) focusField(event.currentTarget, first);
    else if (search.codeMode) openSheet(search.code);
    else navigate(paths.results(search.filters));
  };
  const restart = (next: typeof search): void => {
    setSearch(next);
    setErrors({});
  };
  return (
    <Card className="p-4 text-ink tablet:p-6">
      <Tabs<Operation>
        label="Operación"
        tabs={TABS}
        value={search.filters.operation}
        onChange={(operation) => restart(withOperation(search, operation))}
        className="flex flex-col gap-4 [&>[role=tablist]]:wide:max-w-sm [&>[role=tablist]]:noscript:hidden"
      >
        <form
          {...early('kept')}
          action={RESULTS_PATH}
          method="get"
          onSubmit={submit}
          noValidate
          className="flex flex-col gap-4"
        >
          <noscript>
            <Select label="Operación" name="operacion" options={OPERATION_OPTIONS} />
          </noscript>
          {/* A column has room for the longest choice; what finds no place in a row stands in the next. */}
          <div className="grid items-start gap-x-3 gap-y-4 tablet:grid-cols-2 wide:grid-cols-[repeat(auto-fit,minmax(12.5rem,1fr))]">
            {search.codeMode ? (
              <CodeField {...{ search, errors, change }} />
            ) : (
              <FilterFields {...{ search, errors, change }} />
            )}
          </div>
          <div className="flex flex-col gap-4 tablet:flex-row tablet:items-end tablet:justify-between">
            {!search.codeMode && <Pills {...{ search, change }} />}
            <Button
              submit
              icon={<IconSearch aria-hidden="true" className="size-5" />}
              className="min-h-12 shrink-0 text-lg tablet:min-w-44"
            >
              Buscar
            </Button>
          </div>
          <ModeToggle
            codeMode={search.codeMode}
            onToggle={() => restart(withCodeMode(search, !search.codeMode))}
          />
          <noscript>
            <TextLink to={paths.advancedSearch('codigo')}>Buscar por código</TextLink>
          </noscript>
        </form>
      </Tabs>
    </Card>
  );
}

function ModeToggle({ codeMode, onToggle }: { codeMode: boolean; onToggle: () => void }) {
  const Icon = codeMode ? IconSearch : IconHash;
  return (
    <Button
      variant="quiet"
      size="sm"
      aria-pressed={codeMode}
      onClick={onToggle}
      icon={<Icon aria-hidden="true" className="size-4" />}
      className="self-start noscript:hidden"
    >
      {codeMode ? 'Buscar por filtros' : 'Buscar por código'}
    </Button>
  );
}

/** The field itself, or the first one in its group. */
function focusField(form: HTMLElement, name: string): void {
  const field = form.querySelector<HTMLElement>(`[data-campo=${name}]`);
  (field?.matches('input, select') ? field : field?.querySelector<HTMLElement>('input'))?.focus();
}

/** Faults are shown after an attempt, and disappear as they are corrected. */
function keepShown(shown: QuickSearchErrors, now: QuickSearchErrors): QuickSearchErrors {
  return Object.fromEntries(Object.entries(now).filter(([field]) => field in shown));
}
