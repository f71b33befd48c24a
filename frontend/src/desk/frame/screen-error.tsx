import { useReloadOnce } from '../../app/use-reload-once.js';
import { ErrorState } from '../../ui/states.js';

/** Screen for a failed load or a rendering error. */
export function ScreenError() {
  const { retry, isTrying } = useReloadOnce();
  return (
    <div className="p-6">
      <ErrorState title="No se pudo mostrar esta pantalla." onRetry={retry} busy={isTrying}>
        <p className="text-ink-muted">Puede ser una versión nueva o un corte de la conexión.</p>
      </ErrorState>
    </div>
  );
}
