import { counted } from '#common/kernel/text.js';
import type { LedgerMailWire } from '#common/operations/mail-ledger-calls.js';

const STYLE = 'block text-sm text-ink-muted wrap-anywhere';

/** Id of the request from which something follows: the log has it in every line about it (docs/operations.md). */
export function RequestId({ id }: { id: string | null }) {
  if (id === null) return null;
  return <span className={STYLE}>Pedido: {id}</span>;
}

interface TechnicalDetailProps {
  of: Pick<LedgerMailWire, 'pedido' | 'pedidosReunidos'> & { error?: string | null };
}

/** For whoever looks for the cause, on demand: the error as another program gave it, and the ids of the requests. */
export function TechnicalDetail({ of: { error, pedido, pedidosReunidos } }: TechnicalDetailProps) {
  if (!error && pedido === null && pedidosReunidos.length === 0) return null;
  return (
    <details className={STYLE}>
      <summary className="cursor-pointer">Detalle técnico</summary>
      {error && <span className="block">{error}</span>}
      <RequestId id={pedido} />
      {pedidosReunidos.length > 0 && (
        <span className="block">
          Reúne {counted(pedidosReunidos.length, 'pedido')}: {pedidosReunidos.join(', ')}
        </span>
      )}
    </details>
  );
}
