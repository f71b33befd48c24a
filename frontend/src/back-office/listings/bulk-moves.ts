import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { Write } from '#common/calls/call.js';
import { reinstateListing, withdrawListing } from '#common/calls/decisions.js';
import { counted } from '#common/rules/text.js';
import type { AdminListingRow, SimpleAnswer } from '#common/wire/admin.js';
import type { DecisionRequest } from '#common/wire/edits.js';
import { NO_CONNECTION, readError } from '../../app/api.js';
import { postAdmin } from '../data/admin-api.js';
import { refreshLists } from '../data/listing-queries.js';
import { notice } from '../frame/notices.js';

/** Many notices take longer to look over than one. */
const UNDO_SECONDS = 20;

type Row = Pick<AdminListingRow, 'idInmuebles' | 'codigo'>;

interface BulkMove {
  call: Write<DecisionRequest, SimpleAnswer>;
  label: string;
  question: (count: number) => string;
  done: (count: number) => string;
}

/** What can be done with many notices at once, by status. Each move is the other's inverse. */
export const BULK_MOVES = {
  alta: {
    call: withdrawListing,
    label: 'Dar de baja',
    question: (count) => `¿Dar de baja ${counted(count, 'aviso')}?`,
    done: (count) => (count === 1 ? '1 aviso dado de baja.' : `${count} avisos dados de baja.`),
  },
  altaRechazado: {
    call: reinstateListing,
    label: 'Volver a dar de alta',
    question: (count) => `¿Volver a dar de alta ${counted(count, 'aviso')}?`,
    done: (count) => (count === 1 ? '1 aviso otra vez de alta.' : `${count} avisos otra vez de alta.`),
  },
} as const satisfies Record<string, BulkMove>;

export type BulkState = keyof typeof BULK_MOVES;

interface Progress {
  done: number;
  of: number;
}

/** Moves notices one after another, says how far it is, and offers to take the moves back. */
export function useBulkMove() {
  const queries = useQueryClient();
  const underWay = useRef(false);
  const [progress, setProgress] = useState<Progress>();
  const run = async (state: BulkState, rows: readonly Row[], onDone?: () => void): Promise<void> => {
    if (underWay.current || rows.length === 0) return;
    underWay.current = true;
    setProgress({ done: 0, of: rows.length });
    const { moved, failed } = await moveAll(BULK_MOVES[state].call, rows, (done) =>
      setProgress({ done, of: rows.length }),
    );
    underWay.current = false;
    setProgress(undefined);
    onDone?.();
    if (moved.length > 0) {
      const inverse = state === 'alta' ? 'altaRechazado' : 'alta';
      const undo = { label: 'Deshacer', seconds: UNDO_SECONDS, run: () => void run(inverse, moved) };
      notice('done', BULK_MOVES[state].done(moved.length), undo);
    }
    if (failed.length > 0) notice('failed', failureText(failed));
    await refreshLists(queries);
  };
  return { progress, run };
}

/** A lost connection ends the run: what was not tried counts as failed. */
async function moveAll(
  call: BulkMove['call'],
  rows: readonly Row[],
  onProgress: (done: number) => void,
): Promise<{ moved: Row[]; failed: Row[] }> {
  const moved: Row[] = [];
  const failed: Row[] = [];
  for (const [at, row] of rows.entries()) {
    try {
      await postAdmin(call, { idInmueble: row.idInmuebles });
      moved.push(row);
    } catch (error) {
      if (readError(error).status === NO_CONNECTION) return { moved, failed: [...failed, ...rows.slice(at)] };
      failed.push(row);
    }
    onProgress(at + 1);
  }
  return { moved, failed };
}

function failureText(failed: readonly Row[]): string {
  const named = failed.map(({ codigo, idInmuebles }) => codigo ?? `Nº ${idInmuebles}`);
  return `No se pudo con ${named.slice(0, 5).join(', ')}${named.length > 5 ? ` y ${named.length - 5} más` : ''}.`;
}
