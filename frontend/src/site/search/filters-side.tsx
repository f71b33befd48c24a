import { IconAdjustmentsHorizontal } from '@tabler/icons-react';
import { useState } from 'react';
import { counted } from '#common/kernel/text.js';
import { appliedFilters } from '#common/search/query/applied-filters.js';
import { FilterForm, type FilterFormProps } from '../../search/conditions/filter-form.js';
import { Button, ButtonAnchor } from '../../ui/button.js';
import { Card } from '../../ui/card.js';
import { Dialog } from '../../ui/dialog.js';

const SIDE_ID = 'filtros';

/** Filters beside the results; on narrow screens without JavaScript, below them. */
export function FiltersSide(props: FilterFormProps) {
  return (
    <aside
      id={SIDE_ID}
      aria-label="Filtros"
      className="hidden scroll-mt-20 narrow:noscript:order-last narrow:noscript:block wide:sticky wide:top-20 wide:block wide:max-h-[calc(100dvh-6rem)] wide:overflow-y-auto wide:rounded-card wide:shadow-card"
    >
      <Card className="p-4 shadow-none">
        <h2 className="sr-only">Filtros</h2>
        <FilterForm {...props} />
      </Card>
    </aside>
  );
}

/** Filters in a drawer, for narrow screens. */
export function FiltersDrawer({ total, ...props }: FilterFormProps & { total: number | undefined }) {
  const [open, setOpen] = useState(false);
  const count = appliedFilters(props.filters, props.names).length;
  const close = (): void => setOpen(false);
  return (
    <>
      <Button
        variant="secondary"
        className="min-h-12 grow whitespace-nowrap noscript:hidden wide:hidden"
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => setOpen(true)}
        icon={<IconAdjustmentsHorizontal aria-hidden="true" className="size-5" />}
      >
        Filtros{count > 0 && ` (${count})`}
      </Button>
      <noscript className="grow wide:hidden">
        <ButtonAnchor href={`#${SIDE_ID}`} variant="secondary" wide>
          Filtros{count > 0 && ` (${count})`}
        </ButtonAnchor>
      </noscript>
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
        <FilterForm {...props} />
      </Dialog>
    </>
  );
}
