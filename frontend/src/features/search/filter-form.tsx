import { RESULTS_PATH } from '#common/rules/search-path.js';
import { Button } from '../../ui/button.js';
import type { FilterControlProps } from './filter-controls.js';
import { FilterPanel } from './filter-panel.js';
import { EARLIER_SEARCH } from './search-address.js';

export interface FilterFormProps extends FilterControlProps {
  /** Address of the search that the panel shows, from its first page. */
  address: string;
}

/** The panel of filters. Without scripts it is a form that the server answers with the address of the changed search. */
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
