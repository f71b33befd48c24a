import { IconHome } from '@tabler/icons-react';
import { emptyFilters } from '#common/search/query/search-filters.js';
import { useLocation } from '../../app/navigation/navigation-context.js';
import { paths } from '../../app/paths.js';
import type { Prepare } from '../../app/navigation/route-services.js';
import { PageHead } from './page-head.js';
import { ButtonLink } from '../../ui/button.js';

export const prepare: Prepare = ({ setStatus }) => setStatus(404);

/** Screen for unknown paths. */
export function Screen() {
  const { pathname } = useLocation();
  return (
    <div className="page-width flex grow flex-col items-center justify-center gap-4 py-16 text-center">
      <PageHead title="Página no encontrada" description="La dirección no existe." path={pathname} hidden />
      <p aria-hidden="true" className="text-5xl font-bold tracking-tight text-primary">
        404
      </p>
      <h1 className="text-3xl">Esta página se la llevó el mar</h1>
      <p className="max-w-md text-lg text-ink-soft">
        La dirección no existe o cambió de lugar. Volvé al inicio o mirá lo que hay publicado.
      </p>
      <div className="mt-2 flex flex-wrap justify-center gap-3">
        <ButtonLink to={paths.home} icon={<IconHome aria-hidden="true" className="size-5" />}>
          Volver al inicio
        </ButtonLink>
        <ButtonLink to={paths.results(emptyFilters('rental'))} variant="secondary">
          Ver alquileres
        </ButtonLink>
      </div>
    </div>
  );
}
