import { counted } from '#common/kernel/text.js';
import { useQueryClient } from '@tanstack/react-query';
import { NO_CONNECTION, readError } from '../../../app/api.js';
import { refreshLists } from '../../data/listing-queries.js';
import { notify } from '../../frame/notifications.js';
import type { BulkAction, BulkRow } from './bulk-actions.js';
import { failuresText, type Failure } from './bulk-failures.js';
import { isBulkUnderWay, noteBulkProgress, useBulkProgress, type BulkProgress } from './bulk-run.js';

/** Longer than for one notice, because many take longer to check. */
const BULK_UNDO_SECONDS = 20;

interface BulkRunner {
  progress: BulkProgress | undefined;
  run: (action: BulkAction, rows: readonly BulkRow[], onDone?: () => void) => Promise<void>;
}

/**
 * Runs an action on notices one after another, shows the progress, and offers to undo it for those that it changed. One action runs at a
 * time; it continues when its screen is left.
 */
export function useBulkAction(): BulkRunner {
  const queries = useQueryClient();
  const progress = useBulkProgress();
  const run: BulkRunner['run'] = async (action, rows, onDone) => {
    if (isBulkUnderWay() || rows.length === 0) return;
    const note = (done: number): void => noteBulkProgress({ label: action.label, done, of: rows.length });
    note(0);
    const { changed, failures } = await runEach(action, rows, note);
    noteBulkProgress(undefined);
    onDone?.();
    if (changed.length > 0) {
      const undo = {
        label: 'Deshacer',
        seconds: BULK_UNDO_SECONDS,
        run: () => void run(inverse(action), changed),
      };
      notify('done', action.done(changed.length), undo);
    }
    if (failures.length > 0) notify('failed', failuresText(failures));
    await refreshLists(queries);
  };
  return { progress, run };
}

/** The action that undoes another one; it can itself be undone. */
function inverse(action: BulkAction): BulkAction {
  return {
    label: 'Deshacer',
    run: action.undo,
    undo: action.run,
    done: (count) => `${counted(count, 'aviso')} como antes.`,
  };
}

/** A lost connection ends the run; notices that were not tried count as failed. */
async function runEach(
  action: BulkAction,
  rows: readonly BulkRow[],
  onProgress: (done: number) => void,
): Promise<{ changed: BulkRow[]; failures: Failure[] }> {
  const changed: BulkRow[] = [];
  const failures: Failure[] = [];
  for (const [at, row] of rows.entries()) {
    try {
      changed.push({ ...row, idCambio: await action.run(row) });
    } catch (error) {
      const { status, message } = readError(error);
      if (status === NO_CONNECTION) {
        const untried = rows.slice(at).map((left) => ({ row: left, reason: 'Error de conexión.' }));
        return { changed, failures: [...failures, ...untried] };
      }
      failures.push({ row, reason: message });
    }
    onProgress(at + 1);
  }
  return { changed, failures };
}
