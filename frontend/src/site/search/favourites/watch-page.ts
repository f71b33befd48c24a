import { favourites, seen } from './device-list.js';

/** Attribute of a button that keeps a notice, and of a sheet; both contain its code. */
const BUTTON = 'data-favorito';
const SHEET = 'data-ficha';

/**
 * Makes the favourite buttons of every page work, and records sheets as seen. Buttons are plain markup, also in lists whose code the browser
 * does not have, so one listener serves them all.
 */
export function watchPage(): void {
  document.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest(`[${BUTTON}]`) : null;
    const code = button?.getAttribute(BUTTON);
    if (code) favourites.toggle(code);
  });
  favourites.subscribe(markButtons);
  new MutationObserver(() => {
    markButtons();
    noteSheet();
  }).observe(document.body, {
    subtree: true,
    childList: true,
    attributes: true,
    attributeFilter: [BUTTON, SHEET],
  });
  markButtons();
  noteSheet();
}

function markButtons(): void {
  const kept = favourites.all();
  for (const button of document.querySelectorAll(`[${BUTTON}]`)) {
    const pressed = String(kept.includes(button.getAttribute(BUTTON) ?? ''));
    if (button.getAttribute('aria-pressed') !== pressed) button.setAttribute('aria-pressed', pressed);
  }
}

let noted: string | null = null;

/** Once per sheet, so that a notice that was removed from the list is not added again by the next change of the page. */
function noteSheet(): void {
  const code = document.querySelector(`[${SHEET}]`)?.getAttribute(SHEET) ?? null;
  if (code === noted) return;
  noted = code;
  if (code) seen.add(code);
}
