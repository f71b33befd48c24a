/** The saved order with a draft's changes: new photos at the end, removed ones omitted. */
export function settleOrder(draft: readonly number[], saved: readonly number[]): number[] {
  const kept = draft.filter((id) => saved.includes(id));
  return [...kept, ...saved.filter((id) => !kept.includes(id))];
}

/** The order with one photo moved to an index from 0. */
export function moveTo(order: readonly number[], id: number, place: number): number[] {
  const others = order.filter((one) => one !== id);
  const at = Math.max(0, Math.min(place, others.length));
  return [...others.slice(0, at), id, ...others.slice(at)];
}
