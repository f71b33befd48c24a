/** Of radio buttons the chosen one, because the space bar would choose another one. */
const FIELDS = 'input:not([type=hidden], [type=radio]:not(:checked)), select, textarea';
const ACTIONS = 'a[href], button:not([data-risky])';

/**
 * Where a dialog begins: at the element with `data-autofocus`, else at its first field, else at the answer that was chosen for it
 * (`data-autofocus="answer"`), else at its first link or button that destroys nothing; undefined if it has none of them.
 */
export function firstFocus(place: Element): HTMLElement | undefined {
  return ['[data-autofocus]:not([data-autofocus=answer])', FIELDS, '[data-autofocus]', ACTIONS]
    .flatMap((kind) => [...place.querySelectorAll<HTMLElement>(kind)])
    .find((element) => element.tabIndex >= 0 && !element.matches(':disabled'));
}

/** Before its control removes an item of a list: the focus goes to the next item, to the one before, or to the heading of the screen. */
export function focusNeighbour(control: Element): void {
  const item = control.closest('li');
  const neighbour = item?.nextElementSibling ?? item?.previousElementSibling;
  const next = neighbour?.querySelector<HTMLElement>('a[href], button');
  return next ? next.focus() : focusHeading();
}

/** Before the control that has the focus disappears, with all that is beside it. */
export function focusHeading(): void {
  const heading = document.querySelector('h1');
  heading?.setAttribute('tabindex', '-1');
  heading?.focus({ preventScroll: true });
}
