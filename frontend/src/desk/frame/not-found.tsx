import { EmptyState } from '../../ui/states.js';
import { TextLink } from '../../ui/link.js';
import { adminPaths } from '../admin-paths.js';
import { useTitle } from './use-title.js';

/** Screen for unknown paths of the back office. */
export function NotFound() {
  useTitle('Página no encontrada');
  return (
    <div className="p-6">
      <EmptyState title="Página no encontrada">
        <TextLink to={adminPaths.dashboard}>Ir al Dashboard</TextLink>
      </EmptyState>
    </div>
  );
}
