import { keepEarlyInput, repeatEarlyInput, withdrawEarlyInput } from './early-input.js';
import { EARLY_MODULES } from './page-data.js';

/** What tells that somebody is about to use the page. */
const TOUCHES = ['pointerdown', 'keydown', 'focusin'] as const;
/** Controls that do nothing yet, or something else than they will; other links and fields work without the application. */
const CONTROLS = 'button, summary, [role="button"], [role="tab"], [aria-haspopup]';
const LATEST_MS = 1_000;

let begun = false;
let again: (() => void) | undefined;

/**
 * The page comes rendered, so that it is read before any of the application has come: that is fetched and brought to life once all
 * that is seen has been loaded, or as soon as somebody touches the page. A button that is pressed meanwhile, or a form that is
 * sent, is pressed or sent again when it works; what is typed or chosen meanwhile is entered again before.
 */
function begin(): void {
  if (begun) return;
  begun = true;
  for (const name of TOUCHES) removeEventListener(name, begin, true);
  for (const href of earlyModules()) {
    const link = Object.assign(document.createElement('link'), { rel: 'modulepreload', href });
    document.head.append(link);
  }
  void import('./entry-client.js').then(({ start }) => start(withdrawEarlyInput)).finally(release);
}

/** Files of the screen, which the browser would otherwise find one after another. */
function earlyModules(): string[] {
  return (
    document.querySelector<HTMLElement>(`[${EARLY_MODULES}]`)?.getAttribute(EARLY_MODULES)?.split(' ') ?? []
  );
}

function holdClick(event: MouseEvent): void {
  const control = event.target instanceof Element ? event.target.closest<HTMLElement>(CONTROLS) : null;
  if (control) hold(event, () => control.click());
}

function holdForm(event: SubmitEvent): void {
  const { target } = event;
  if (target instanceof HTMLFormElement) hold(event, () => target.requestSubmit());
}

function hold(event: Event, repeat: () => void): void {
  event.preventDefault();
  event.stopPropagation();
  again = repeat;
}

function release(): void {
  removeEventListener('click', holdClick, true);
  removeEventListener('submit', holdForm, true);
  repeatEarlyInput();
  again?.();
}

function beginWhenIdle(): void {
  // Safari has no idle callback.
  if ('requestIdleCallback' in window) requestIdleCallback(begin, { timeout: LATEST_MS });
  else setTimeout(begin, LATEST_MS / 5);
}

keepEarlyInput();
addEventListener('click', holdClick, true);
addEventListener('submit', holdForm, true);
for (const name of TOUCHES) addEventListener(name, begin, true);
if (document.readyState === 'complete') beginWhenIdle();
else addEventListener('load', beginWhenIdle, { once: true });
