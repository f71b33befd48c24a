import { IconHome, IconHomeQuestion } from '@tabler/icons-react';
import { SHEET_MESSAGES } from '#common/search/sheet/sheet-messages.js';
import { emptyFilters } from '#common/search/query/search-filters.js';
import { useLocation } from '../../../app/navigation/navigation-context.js';
import { paths } from '../../../app/paths.js';
import { PageHead } from '../../page/page-head.js';
import { ButtonLink } from '../../../ui/button.js';

/** The listing does not exist. */
export default function ListingNotFound() {
  const { pathname } = useLocation();
  return (
    <div className="page-width flex grow items-center justify-center py-16">
      <PageHead
        title="Inmueble no encontrado"
        description={SHEET_MESSAGES.notFoundText}
        path={pathname}
        hidden
      />
      <div className="flex max-w-lg flex-col items-center gap-4 rounded-card bg-surface p-8 text-center shadow-card">
        <span
          aria-hidden="true"
          className="flex size-16 items-center justify-center rounded-full bg-primary-soft text-primary"
        >
          <IconHomeQuestion className="size-8" />
        </span>
        <h1 className="text-2xl">{SHEET_MESSAGES.notFoundTitle}</h1>
        <p className="text-ink-soft">{SHEET_MESSAGES.notFoundText}</p>
        <div className="flex flex-wrap justify-center gap-3">
          <ButtonLink to={paths.home} icon={<IconHome aria-hidden="true" className="size-5" />}>
            Volver al inicio
          </ButtonLink>
          <ButtonLink to={paths.results(emptyFilters('rental'))} variant="secondary">
            Ver alquileres
          </ButtonLink>
        </div>
      </div>
    </div>
  );
}
