/** Ignores the second click of a double click whose first one has closed a dialog: it would press what the dialog uncovers. */
export function swallowSecondClick(): void {
  const swallow = (event: MouseEvent): void => {
    if (event.detail < 2) return;
    event.preventDefault();
    event.stopPropagation();
  };
  document.addEventListener('click', swallow, { capture: true, once: true });
}
