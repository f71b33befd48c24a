const OPENED = 'abrir-paleta';
const channel = new EventTarget();

/** Opens the palette, from a button of the frame. */
export function openPalette(): void {
  channel.dispatchEvent(new Event(OPENED));
}

/** Calls back each time the palette is to open; gives back how to stop. */
export function onOpenPalette(listener: () => void): () => void {
  channel.addEventListener(OPENED, listener);
  return () => channel.removeEventListener(OPENED, listener);
}

/** The keys that open it, as this machine's keyboard names them. */
export function paletteKeys(): string {
  return /Mac|iPhone|iPad/.test(navigator.userAgent) ? '⌘ K' : 'Ctrl K';
}
