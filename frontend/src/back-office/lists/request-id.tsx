import { counted } from '#common/rules/text.js';
import type { LedgerMailWire } from '#common/wire/tools.js';

const STYLE = 'block text-sm text-ink-muted wrap-anywhere';

/** Id of the request from which something follows: the log has it in every line about it (docs/operations.md). */
export function RequestId({ id }: { id: string | null }) {
  if (id === null) return null;
  return <span className={STYLE}>Pedido: {id}</span>;
}

/** Like `RequestId`; for a merged message also the ids of the requests that it merges. */
export function RequestIds({
  of: { pedido, pedidosReunidos },
}: {
  of: Pick<LedgerMailWire, 'pedido' | 'pedidosReunidos'>;
}) {
  return (
    <>
      <RequestId id={pedido} />
      {pedidosReunidos.length > 0 && (
        <details className={STYLE}>
          <summary className="cursor-pointer">Reúne {counted(pedidosReunidos.length, 'pedido')}</summary>
          {pedidosReunidos.join(', ')}
        </details>
      )}
    </>
  );
}
