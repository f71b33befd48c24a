import { onHydrationTrigger, whenLoaded } from './hydration-trigger.js';
import { EARLY_MODULES } from '../app/early.js';
import { keepEarlyInput } from './early-input.js';
import { lasting } from './lasting.js';
import { followMovedControls } from '../app/moved-controls.js';
import { reloadOnce } from '../app/reload-once.js';
import { savesData } from '../app/saves-data.js';
import { scrollToTitleSoon } from '../app/title-scroll.js';

/** Controls that do not work before hydration, or work differently; other links and fields do. A place on the page would replace the fragment. */
const CONTROLS = 'button, summary, [role=button], [aria-haspopup], a[href^="#"]';
/** Controls whose presses do not replace each other. */
const TOGGLES = '[aria-pressed]';
/** Marks the pressed control until its action has run. */
const HELD = 'data-espera';

let begun = false;
/** Presses of toggles, in their order, and the last other press or submission. */
const repeatAll: (() => void)[] = [];
let repeatLast: (() => void) | undefined;

/**
 * Pages arrive rendered and are readable before the application loads. Its files are fetched when the browser is idle, and run at the first
 * interaction (hydration-trigger.ts). After it, and after the input that was typed or chosen, every press of a toggle before hydration is
 * repeated, and the last other button press or form submission. If files do not arrive, the page is loaded again. For visitors who save
 * data the files are fetched only when they run.
 */
function begin(): void {
  if (begun) return;
  begun = true;
  hint('modulepreload', 'high');
  void import('./entry-client.js')
    .then(({ start }) => start(earlyInput))
    .catch(reloadOnce)
    .finally(release);
}

/** Lets the browser paint the pressed state first. */
function beginAfterPaint(): void {
  if (document.hidden) begin();
  else requestAnimationFrame(() => setTimeout(begin));
}

function prefetch(): void {
  if (!begun && !savesData()) hint('prefetch', 'low');
}

/** Preloads the screen's files, which the browser would otherwise discover one after another. */
function hint(rel: 'prefetch' | 'modulepreload', fetchPriority: string): void {
  const modules = document.querySelector(`[${EARLY_MODULES}]`)?.getAttribute(EARLY_MODULES)?.split(' ') ?? [];
  for (const href of modules)
    document.head.append(Object.assign(document.createElement('link'), { rel, href, fetchPriority }));
}

function holdClick(event: MouseEvent): void {
  const control = event.target instanceof Element ? event.target.closest<HTMLElement>(CONTROLS) : null;
  if (!control) return;
  const find = lasting(control);
  hold(event, control, () => find()?.click());
}

function holdForm(event: SubmitEvent): void {
  const form = event.target as HTMLFormElement;
  const find = lasting(form);
  hold(event, event.submitter ?? form, () => find()?.requestSubmit());
}

function hold(event: Event, control: Element, repeat: () => void): void {
  event.preventDefault();
  event.stopPropagation();
  control.setAttribute(HELD, '');
  if (control.matches(TOGGLES)) repeatAll.push(repeat);
  else repeatLast = repeat;
}

function release(): void {
  removeEventListener('click', holdClick, true);
  removeEventListener('submit', holdForm, true);
  for (const control of document.querySelectorAll(`[${HELD}]`)) control.removeAttribute(HELD);
  for (const repeat of repeatAll) repeat();
  repeatLast?.();
}

const earlyInput = keepEarlyInput();
followMovedControls();
scrollToTitleSoon();
addEventListener('click', holdClick, true);
addEventListener('submit', holdForm, true);
onHydrationTrigger(beginAfterPaint);
whenLoaded(prefetch);
