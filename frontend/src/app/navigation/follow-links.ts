import { KEEPS_SCROLL, RELOADS } from '../../ui/link-marks.js';

/**
 * Handles clicks on links client-side. Links are plain elements, so they work without the application, and their server-rendered markup
 * needs no hydration.
 * @param isOurs whether a URL is a screen of this application
 * @returns a function that removes the handler
 */
export function followLinks(
  isOurs: (address: URL) => boolean,
  navigate: (to: string, options: { preventScrollReset: boolean; replace: boolean }) => void,
): () => void {
  const follow = (event: MouseEvent): void => {
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null;
    if (!link || !isPlainClick(event) || !isPlainLink(link)) return;
    // `#contenido` gets the focus. The address stays: its fragment may be a token, and its entry has the state of the screen.
    const place = link.getAttribute('href')!;
    if (place.startsWith('#')) {
      event.preventDefault();
      return document.getElementById(place.slice(1))?.focus();
    }
    const address = new URL(link.href);
    if (address.origin !== window.location.origin || !isOurs(address)) return;
    event.preventDefault();
    const to = address.pathname + address.search + address.hash;
    navigate(to, {
      preventScrollReset: link.hasAttribute(KEEPS_SCROLL),
      // A link to the current URL adds no history entry.
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
