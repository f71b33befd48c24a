import type { FilterNames } from '#common/search/filters/filter.js';
import type { SearchFilters } from '#common/search/query/search-filters.js';
import { changeFilters, emptyFilters } from '#common/search/query/search-filters.js';
import { counted } from '#common/kernel/text.js';
import { paths } from '../../app/paths.js';
import { appliedFilters } from '#common/search/query/applied-filters.js';
import { writeSearchAddress, type SearchAddress } from '../../search/search-address.js';
import type { SetFilters } from '../../search/use-search-draft.js';
import { ShareButton } from '../../search/share-button.js';
import { breadcrumbData } from '../page/structured-page.js';
import { StructuredData } from '../page/structured-data.js';
import { useSite } from '../../app/site-context.js';
import { Chip } from '../../ui/badges.js';
import { Breadcrumbs } from '../../ui/breadcrumbs.js';
import { ButtonAnchor, ButtonLink } from '../../ui/button.js';
import { focusHeading } from '../../ui/first-focus.js';
import { inPlace } from '../../ui/in-place.js';
import { SceneHeader } from '../frame/scene-header.js';

interface ResultsHeaderProps {
  search: SearchAddress;
  /** Filters of the panel, which may be ahead of the URL. */
  filters: SearchFilters;
  title: string;
  total: number | undefined;
  names: FilterNames;
  set: SetFilters;
}

/** Heading, number of results, and active filters as chips. */
export function ResultsHeader({ search, filters, title, total, names, set }: ResultsHeaderProps) {
  const site = useSite();
  const applied = appliedFilters(filters, names);
  const addressWith = (change: Partial<SearchFilters>): string =>
    writeSearchAddress({ ...search, filters: changeFilters(filters, change), page: 1 });
  const operation = filters.operation === 'rental' ? 'Alquileres' : 'Ventas';
  const none = emptyFilters(filters.operation);
  const crumbs = [
    { label: 'Inicio', to: paths.home },
    { label: operation, to: paths.results(none) },
    ...(applied.length > 0 ? [{ label: title }] : []),
  ];
  return (
    <>
      <StructuredData data={import.meta.env.SSR ? breadcrumbData(crumbs, site) : undefined} />
      <SceneHeader>
        <Breadcrumbs crumbs={crumbs} onDark />
        <h1 id="titulo" className="mt-3 text-2xl tablet:text-4xl">
          {title}
        </h1>
        <div className="mt-1 flex min-h-11 flex-wrap items-center gap-x-3 gap-y-2 pr-12">
          <output className="text-lg">{total === undefined ? ' ' : counted(total, 'aviso')}</output>
          <ShareButton
            title={title}
            path={writeSearchAddress(search)}
            variant="onDark"
            className="mapa:size-11 mapa:gap-0 mapa:p-0 mapa:text-[0px]"
          />
          <ButtonAnchor href={paths.alertFor(filters)} variant="onDark">
            Avisame
          </ButtonAnchor>
        </div>
      </SceneHeader>
      {applied.length > 0 && (
        <div className="border-b border-line bg-surface">
          <div className="mx-auto flex w-full max-w-[1720px] flex-wrap items-center gap-2 px-4 py-3 broad:px-6">
            <ul aria-label="Filtros aplicados" className="contents">
              {applied.map(({ label, without }) => (
                <li key={label}>
                  <Chip
                    removeLabel={`Quitar filtro ${label}`}
                    to={addressWith(without)}
                    onRemove={() => set(without, 0)}
                  >
                    {label}
                  </Chip>
                </li>
              ))}
            </ul>
            <ButtonLink
              to={addressWith(none)}
              variant="quiet"
              size="sm"
              onClick={(event) =>
                inPlace(event, () => {
                  focusHeading();
                  set(none, 0);
                })
              }
            >
              Limpiar filtros
            </ButtonLink>
          </div>
        </div>
      )}
    </>
  );
}
