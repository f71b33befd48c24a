import { IconAdjustmentsHorizontal } from '@tabler/icons-react';
import { useState } from 'react';
import { counted } from '#common/rules/text.js';
import { appliedFilters } from '../../features/search/applied-filters.js';
import { FilterPanel } from '../../features/search/filter-panel.js';
import type { FilterControlProps } from '../../features/search/filter-controls.js';
import { Button } from '../../ui/button.js';
import { Card } from '../../ui/card.js';
import { Dialog } from '../../ui/dialog.js';

/** The filters beside the results of wide screens. */
export function FiltersSide(props: FilterControlProps) {
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
export function FiltersDrawer({ total, ...props }: FilterControlProps & { total: number | undefined }) {
  const [open, setOpen] = useState(false);
  const count = appliedFilters(props.filters, props.amenities).length;
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
        <FilterPanel {...props} />
      </Dialog>
    </>
  );
}
