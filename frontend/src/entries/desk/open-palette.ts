const OPENED = 'abrir-paleta';
const channel = new EventTarget();

/** Opens the palette, for a button of the frame. */
export function openPalette(): void {
  channel.dispatchEvent(new Event(OPENED));
}

/** Registers a callback for opening the palette; returns a function that removes it. */
export function onOpenPalette(listener: () => void): () => void {
  channel.addEventListener(OPENED, listener);
  return () => channel.removeEventListener(OPENED, listener);
}

export const PALETTE_KEYS = { key: 'K', withCtrl: true } as const;
