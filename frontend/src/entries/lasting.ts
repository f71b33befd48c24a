/**
 * If the page differs from what React renders (a translator or an extension has changed it), React replaces all elements.
 * @returns finds the element, or the one of the same kind and name in its place
 */
export function lasting<E extends Element>(element: E): () => E | undefined {
  const ofKind = document.getElementsByTagName(element.tagName) as HTMLCollectionOf<E>;
  const place = [...ofKind].indexOf(element);
  const name = nameOf(element);
  return () => [element, ofKind[place]].find((one) => one?.isConnected && nameOf(one) === name);
}

function nameOf({ ariaLabel, name, type }: Element & { name?: string; type?: string }): string {
  return [ariaLabel, name, type].join();
}
