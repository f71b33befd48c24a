/** Id of the request from which something follows: the log has it in every line about it (docs/operations.md). */
export function RequestId({ id }: { id: string | null }) {
  if (id === null) return null;
  return <span className="block text-xs text-ink-muted wrap-anywhere">Pedido: {id}</span>;
}
