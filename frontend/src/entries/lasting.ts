/**
 * If the page differs from what React renders (a translator or an extension has changed it), React replaces all elements.
 * @returns finds the element, or the one of the same kind, name and text in its place
 */
export function lasting<E extends Element>(element: E): () => E | undefined {
  const ofKind = document.getElementsByTagName(element.tagName) as HTMLCollectionOf<E>;
  const place = [...ofKind].indexOf(element);
  const identity = identityOf(element);
  return () => {
    if (element.isConnected) return element;
    const twin = ofKind[place];
    return twin && identityOf(twin) === identity ? twin : undefined;
  };
}

function identityOf(element: Element): string {
  return ['type', 'name', 'aria-label'].map((name) => element.getAttribute(name)).join();
}
