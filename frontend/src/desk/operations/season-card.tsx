import { IconBeach } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { NoFields, Write } from '#common/kernel/calls/call.js';
import { generalStatistics } from '#common/stats/statistics-calls.js';
import {
  cleanSeason,
  previewCleaning,
  undoCleaning,
  CLEANING_HEADER,
  type CleaningAnswer,
  type CleaningPreviewAnswer,
} from '#common/pricing/season/season-cleaning-calls.js';
import { SEASON_MESSAGES } from '#common/pricing/season/season-cleaning-messages.js';
import { TOOLS_MESSAGES } from '#common/operations/download-messages.js';
import { counted } from '#common/kernel/text.js';
import { failureText } from '../../app/failure-text.js';
import { freshQuery } from '../data/fresh-query.js';
import { Button } from '../../ui/button.js';
import { RetryButton } from '../../ui/retry-button.js';
import { ConfirmDialog } from '../../ui/dialog.js';
import { postLongAdmin } from '../data/admin-api.js';
import { LISTING_CALLS } from '../data/listing-queries.js';
import { useAction } from '../data/use-action.js';
import { Moment } from '../frame/moment.js';
import { Allowed, NeedsRole } from '../session/allowed.js';
import { ToolCard } from './tool-card.js';

const REFRESHES = [previewCleaning, generalStatistics, ...LISTING_CALLS];

/** Season cleaning: preview, confirmation, undo. */
export function SeasonCard() {
  const [asking, setAsking] = useState(false);
  const [said, setSaid] = useState<{ text: string; failed: boolean }>();
  const { data, error, refetch } = useQuery(freshQuery(previewCleaning));
  const action = (target: Write<NoFields, CleaningAnswer>, headers: Record<string, string> = {}) => ({
    call: () => postLongAdmin(target, {}, headers),
    refreshes: REFRESHES,
    onDone: ({ message }: CleaningAnswer) => {
      setAsking(false);
      setSaid({ text: message, failed: false });
    },
    onFail: (fault: unknown) => {
      const reason = failureText(fault, {
        unreachable: 'no hubo respuesta del servidor.',
        failed: 'no se pudo completar.',
      });
      setAsking(false);
      setSaid({ text: TOOLS_MESSAGES.failed(reason), failed: true });
      return true;
    },
  });
  const clean = useAction<void, CleaningAnswer>(
    action(cleanSeason, { [CLEANING_HEADER.name]: CLEANING_HEADER.value }),
  );
  const undo = useAction<void, CleaningAnswer>(action(undoCleaning));
  const canUndo = data?.ultima && !data.ultima.deshecha;
  return (
    <ToolCard
      title="Limpieza de alquileres"
      icon={IconBeach}
      text="Al terminar la temporada, quita la marca ALQUILADO de todos los precios. Guarda cuáles eran, para poder deshacerlo."
    >
      <div className="flex basis-full flex-col gap-1">
        {data && <Preview {...data} />}
        {error && (
          <p role="alert" className="font-semibold text-danger">
            {TOOLS_MESSAGES.failed('no se pudo leer qué haría la limpieza.')}{' '}
            <RetryButton variant="quiet" size="sm" onRetry={() => void refetch()} />
          </p>
        )}
      </div>
      <Allowed to={cleanSeason} otherwise={<NeedsRole to={cleanSeason} />}>
        <Button variant="danger" busy={clean.busy} disabled={!data} onClick={() => setAsking(true)}>
          Limpiar alquileres
        </Button>
        {canUndo && (
          <Button variant="secondary" busy={undo.busy} onClick={() => undo.run()}>
            Deshacer la última limpieza
          </Button>
        )}
      </Allowed>
      <output className={said?.failed ? 'font-semibold text-danger' : 'font-semibold text-success'}>
        {said?.text}
      </output>
      <ConfirmDialog
        open={asking}
        title="¿Limpiar los alquileres?"
        confirmLabel="Limpiar"
        variant="danger"
        busy={clean.busy}
        onConfirm={() => clean.run()}
        onCancel={() => setAsking(false)}
      >
        {data && <p>{SEASON_MESSAGES.question(data.precios, data.inmuebles)}</p>}
      </ConfirmDialog>
    </ToolCard>
  );
}

function Preview({ precios, inmuebles, ultima }: CleaningPreviewAnswer) {
  return (
    <>
      <p>
        Ahora hay <strong>{counted(precios, 'precio alquilado', 'precios alquilados')}</strong> en{' '}
        {counted(inmuebles, 'inmueble', 'inmuebles')}.
      </p>
      {ultima && (
        <p className="text-sm text-ink-muted">
          Última limpieza: <Moment iso={ultima.fecha} />, {counted(ultima.precios, 'precio', 'precios')}
          {ultima.administrador ? `, por ${ultima.administrador}` : ''}
          {ultima.deshecha ? ' (deshecha)' : ''}.
        </p>
      )}
    </>
  );
}
