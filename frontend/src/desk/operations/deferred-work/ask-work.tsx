import type { UnfinishedWire } from '#common/operations/unfinished-calls.js';
import { counted } from '#common/kernel/text.js';
import { ConfirmDialog } from '../../../ui/dialog.js';
import { workText } from './unfinished-words.js';

/** A decision that the operator is asked to confirm: about one piece of work, or about all. */
export interface AskedWork {
  how: 'retry' | 'discard';
  work?: UnfinishedWire;
  /** Number of pieces, if it is about all. */
  total?: number;
}

interface AskWorkProps {
  asked: AskedWork | undefined;
  busy: boolean;
  onConfirm: (asked: AskedWork) => void;
  onCancel: () => void;
}

/** Asks before anything is sent again or discarded. */
export function AskWork({ asked, busy, onConfirm, onCancel }: AskWorkProps) {
  const isRetry = asked?.how === 'retry';
  return (
    <ConfirmDialog
      open={asked !== undefined}
      title={isRetry ? '¿Reintentar?' : '¿Descartar?'}
      confirmLabel={isRetry ? 'Reintentar' : 'Descartar'}
      variant={isRetry ? 'primary' : 'danger'}
      busy={busy}
      onConfirm={() => asked && onConfirm(asked)}
      onCancel={onCancel}
    >
      {asked && <p>{questionOf(asked)}</p>}
    </ConfirmDialog>
  );
}

function questionOf({ how, work, total = 0 }: AskedWork): string {
  if (!work) {
    const all = counted(total, 'trabajo', 'trabajos');
    return how === 'retry'
      ? `Se va a intentar otra vez con ${all}. Los emails sin confirmar quedan como están, porque puede que hayan llegado, y los envíos programados también: esos se reintentan de a uno.`
      : `Se ${total === 1 ? 'descarta' : 'descartan'} ${all} sin terminar: los emails y los envíos no salen, y las fotos se quitan de sus avisos.`;
  }
  const what = `«${workText(work)}»`;
  if (how === 'discard') return `${what} se descarta: ${DISCARDED[work.tipo]}`;
  const twice =
    work.estado === 'sin_confirmar' ? ' Puede que el primero haya llegado: le llegaría dos veces.' : '';
  if (work.tipo === 'resumen')
    return work.nombre === 'alert'
      ? `${what} sale con el próximo envío diario, a las 9.`
      : `${what} sale con el próximo envío, a más tardar en media hora.`;
  if (work.tipo === 'envio') return `${what} sale ahora. Fijate que no haya salido ya y que todavía sirva.`;
  const to = work.destinatario ? ` para ${work.destinatario}` : '';
  return `Se va a intentar otra vez con ${what}${to}.${twice}`;
}

const DISCARDED = {
  correo: 'el mensaje no sale.',
  foto: 'la foto se quita del aviso.',
  evento: 'no se hace nada de lo que tenía que pasar después.',
  tarea: 'no se hace.',
  envio: 'queda cancelado.',
  resumen: 'el mensaje no sale. Las consultas y los avisos siguen en sus listas.',
} as const;
