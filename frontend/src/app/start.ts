import { onAwakening, whenLoaded } from './awakening.js';
import { keepEarlyInput, repeatEarlyInput, withdrawEarlyInput } from './early-input.js';
import { EARLY_MODULES } from './page-data.js';
import { scrollToTitleSoon } from './title-scroll.js';

/** Controls that do nothing yet, or something else than they will; other links and fields work without the application. */
const CONTROLS = 'button, summary, [role="button"], [role="tab"], [aria-haspopup]';
/** Marks the control that was pressed, until it has done what it does. */
const HELD = 'data-espera';

let begun = false;
let again: (() => void) | undefined;

/**
 * The page comes rendered, so that it is read before any of the application has come. Its files are fetched when the browser is idle, and
 * run at the first sign of a visitor (awakening.ts). A button that is pressed meanwhile, or a form that is sent, is pressed or sent again
 * when it works; what is typed or chosen meanwhile is entered again before.
 */
function begin(): void {
  if (begun) return;
  begun = true;
  hint('modulepreload', 'high');
  void import('./entry-client.js').then(({ start }) => start(withdrawEarlyInput)).finally(release);
}

/** The browser shows first that something was pressed. */
function beginAfterPaint(): void {
  if (document.hidden) begin();
  else requestAnimationFrame(() => setTimeout(begin));
}

function prefetch(): void {
  if (!begun) hint('prefetch', 'low');
}

/** Names the files of the screen to the browser, which would otherwise find them one after another. */
function hint(rel: 'prefetch' | 'modulepreload', fetchPriority: string): void {
  const modules = document.querySelector(`[${EARLY_MODULES}]`)?.getAttribute(EARLY_MODULES)?.split(' ') ?? [];
  for (const href of modules)
    document.head.append(Object.assign(document.createElement('link'), { rel, href, fetchPriority }));
}

function holdClick(event: MouseEvent): void {
  const control = event.target instanceof Element ? event.target.closest<HTMLElement>(CONTROLS) : null;
  if (control) hold(event, control, () => control.click());
}

function holdForm(event: SubmitEvent): void {
  const { target } = event;
  if (target instanceof HTMLFormElement) hold(event, event.submitter ?? target, () => target.requestSubmit());
}

function hold(event: Event, control: Element, repeat: () => void): void {
  event.preventDefault();
  event.stopPropagation();
  control.setAttribute(HELD, '');
  again = repeat;
}

function release(): void {
  removeEventListener('click', holdClick, true);
  removeEventListener('submit', holdForm, true);
  for (const control of document.querySelectorAll(`[${HELD}]`)) control.removeAttribute(HELD);
  repeatEarlyInput();
  again?.();
}

keepEarlyInput();
scrollToTitleSoon();
addEventListener('click', holdClick, true);
addEventListener('submit', holdForm, true);
onAwakening(beginAfterPaint);
whenLoaded(prefetch);
