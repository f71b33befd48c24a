import { IconAdjustmentsHorizontal } from '@tabler/icons-react';
import { useState } from 'react';
import type { SearchFilters } from '#common/rules/search-filters.js';
import { counted } from '#common/rules/text.js';
import { appliedFilters } from '../../features/search/applied-filters.js';
import { FilterPanel } from '../../features/search/filter-panel.js';
import type { SetFilters } from '../../features/search/use-filter-draft.js';
import { Button } from '../../ui/button.js';
import { Card } from '../../ui/card.js';
import { Dialog } from '../../ui/dialog.js';

interface FiltersProps {
  filters: SearchFilters;
  amenities: readonly string[];
  set: SetFilters;
}

/** The filters beside the results of wide screens. */
export function FiltersSide(props: FiltersProps) {
  return (
    <aside
      aria-label="Filtros"
      className="hidden wide:sticky wide:top-20 wide:block wide:max-h-[calc(100dvh-6rem)] wide:overflow-y-auto wide:rounded-card wide:shadow-card"
    >
      <Card className="p-4 shadow-none">
        <h2 className="sr-only">Filtros</h2>
        <FilterPanel {...props} />
      </Card>
    </aside>
  );
}

/** The same in a drawer, for narrow screens. */
export function FiltersDrawer({
  filters,
  amenities,
  set,
  total,
}: FiltersProps & { total: number | undefined }) {
  const [open, setOpen] = useState(false);
  const count = appliedFilters(filters, amenities).length;
  const close = (): void => setOpen(false);
  return (
    <>
      <Button
        variant="secondary"
        className="min-h-12 grow whitespace-nowrap wide:hidden"
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => setOpen(true)}
        icon={<IconAdjustmentsHorizontal aria-hidden="true" className="size-5" />}
      >
        Filtros{count > 0 && ` (${count})`}
      </Button>
      <Dialog
        open={open}
        onClose={close}
        title="Filtros"
        look="drawer"
        footer={
          <Button wide size="lg" onClick={close}>
            {total === undefined ? 'Ver resultados' : `Ver ${counted(total, 'aviso')}`}
          </Button>
        }
      >
        <FilterPanel filters={filters} amenities={amenities} set={set} />
      </Dialog>
    </>
  );
}
