/** Random enough to distinguish forms and actions. */
export function makeKey(): string {
  return [...crypto.getRandomValues(new Uint32Array(4))].map((part) => part.toString(36)).join('-');
}
