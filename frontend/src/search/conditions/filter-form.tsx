import { RESULTS_PATH } from '#common/search/query/search-path.js';
import { Button } from '../../ui/button.js';
import type { FilterControlProps } from './filter-controls.js';
import { FilterPanel } from './filter-panel.js';
import { EARLIER_SEARCH } from '../search-address.js';

export interface FilterFormProps extends FilterControlProps {
  /** URL of the panel's search, first page. */
  address: string;
}

/** The filter panel. Without JavaScript it is a form; the server redirects to the changed search. */
export function FilterForm({ address, ...panel }: FilterFormProps) {
  return (
    <form
      action={RESULTS_PATH}
      method="get"
      onSubmit={(event) => event.preventDefault()}
      className="flex flex-col"
    >
      <input type="hidden" name={EARLIER_SEARCH} value={address} />
      <FilterPanel {...panel} />
      <noscript>
        <Button submit wide size="lg">
          Aplicar filtros
        </Button>
      </noscript>
    </form>
  );
}
