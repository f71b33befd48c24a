import { IconAdjustmentsHorizontal, IconHash, IconMap2 } from '@tabler/icons-react';
import { useQueryParams } from '../../app/navigation/navigation-context.js';
import { paths, type SearchMode } from '../../app/paths.js';
import { loadOptional, type Prepare } from '../../app/navigation/route-services.js';
import { LateListingsMap } from '../../search/all-listings-map/late-listings-map.js';
import { listingQueries } from '../../search/cards/listing-queries.js';
import { CodeBox } from '../../search/code-box.js';
import { Link } from '../../ui/link.js';
import { PlainPage } from '../page/plain-page.js';
import { PublishCard } from '../page/publish-card.js';
import { AdvancedForm } from './advanced-form.js';
import { loadFilterNames } from '../../search/filter-names.js';

export const prepare: Prepare = async (services, { query }) => {
  const mode = readMode(query);
  if (mode === 'codigo') await loadOptional(services, listingQueries.codes());
  if (mode === 'avanzado') await loadFilterNames(services);
};

const MODES = [
  { mode: 'avanzado', label: 'Avanzado', Icon: IconAdjustmentsHorizontal },
  { mode: 'codigo', label: 'Código', Icon: IconHash },
  { mode: 'mapa', label: 'Mapa', Icon: IconMap2 },
] as const;

function readMode(query: URLSearchParams): SearchMode {
  return MODES.find(({ mode }) => mode === query.get('modo'))?.mode ?? 'avanzado';
}

/** The advanced search, with three modes. */
export function Screen() {
  const mode = readMode(useQueryParams());
  return (
    <PlainPage
      title="Búsqueda avanzada"
      lead="Encontrá tu lugar por filtros, por el código del aviso o mirando el mapa."
      path={paths.advancedSearch(mode)}
      bare
    >
      <ModeLinks current={mode} />
      {mode === 'mapa' && (
        <section aria-labelledby="en-el-mapa">
          <h2 id="en-el-mapa" className="sr-only">
            Todos los avisos en el mapa
          </h2>
          <LateListingsMap />
        </section>
      )}
      {mode !== 'mapa' && (
        <div className="grid items-start gap-8 wide:grid-cols-[minmax(0,1fr)_20rem]">
          {mode === 'codigo' ? <CodeBox className="max-w-xl" /> : <AdvancedForm />}
          <PublishCard />
        </div>
      )}
    </PlainPage>
  );
}

function ModeLinks({ current }: { current: SearchMode }) {
  return (
    <nav aria-label="Modo de búsqueda" className="mb-6">
      <ul className="grid max-w-xl grid-cols-3 gap-1 rounded-button bg-band p-1">
        {MODES.map(({ mode, label, Icon }) => (
          <li key={mode}>
            <Link
              to={paths.advancedSearch(mode)}
              preventScrollReset
              aria-current={mode === current ? 'page' : undefined}
              className="flex min-h-12 items-center justify-center gap-2 rounded-field px-2 font-semibold text-ink-soft transition-colors hover:text-primary aria-[current]:bg-surface aria-[current]:text-primary-press aria-[current]:shadow-card"
            >
              <Icon aria-hidden="true" className="size-5 shrink-0 max-[380px]:hidden" />
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
