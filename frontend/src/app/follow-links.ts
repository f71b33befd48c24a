import { KEEPS_SCROLL, RELOADS } from '../ui/link-marks.js';

/**
 * Goes within the program where a link leads that the browser would otherwise load a page for. Every link is a plain one, so that it works
 * without the program too, and what the server rendered need not be hydrated for it.
 * @param isOurs whether an address is a screen of this program
 * @returns what ends it
 */
export function followLinks(
  isOurs: (address: URL) => boolean,
  navigate: (to: string, options: { preventScrollReset: boolean; replace: boolean }) => void,
): () => void {
  const follow = (event: MouseEvent): void => {
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null;
    if (!link || !isPlainClick(event) || !isPlainLink(link)) return;
    const address = new URL(link.href);
    if (address.origin !== window.location.origin || !isOurs(address) || isPlaceOnPage(link)) return;
    event.preventDefault();
    const to = address.pathname + address.search + address.hash;
    navigate(to, {
      preventScrollReset: link.hasAttribute(KEEPS_SCROLL),
      // The same address again is no other entry of the history.
      replace: link.href === window.location.href,
    });
  };
  document.addEventListener('click', follow);
  return () => document.removeEventListener('click', follow);
}

function isPlainClick(event: MouseEvent): boolean {
  const { button, metaKey, ctrlKey, shiftKey, altKey, defaultPrevented } = event;
  return button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey && !defaultPrevented;
}

function isPlainLink(link: HTMLAnchorElement): boolean {
  return (!link.target || link.target === '_self') && !link.download && !link.hasAttribute(RELOADS);
}

/** `#contenido`: the browser goes there by itself. */
function isPlaceOnPage(link: HTMLAnchorElement): boolean {
  return link.getAttribute('href')?.startsWith('#') ?? false;
}
