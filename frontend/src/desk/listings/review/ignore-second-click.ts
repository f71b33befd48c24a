/** Ignores the second click of a double click whose first one has closed a dialog: it would press what the dialog uncovers. */
export function ignoreSecondClick(): void {
  const ignore = (event: MouseEvent): void => {
    if (event.detail < 2) return;
    event.preventDefault();
    event.stopPropagation();
  };
  document.addEventListener('click', ignore, { capture: true, once: true });
}
