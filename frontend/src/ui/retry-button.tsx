import { useEffect, useRef, type ComponentProps } from 'react';
import { Button } from './button.js';

/** Tries again what has failed. What is loaded takes the place of the button, and the focus that goes with it stays there. */
export function RetryButton({
  onRetry,
  children = 'Reintentar',
  ...button
}: Omit<ComponentProps<typeof Button>, 'onClick'> & { onRetry: () => void }) {
  const around = useRef<HTMLElement[]>([]);
  useEffect(
    () => () => {
      const place = around.current.find(({ isConnected }) => isConnected);
      if (!place || document.activeElement !== document.body) return;
      place.tabIndex = -1;
      place.focus({ preventScroll: true });
    },
    [],
  );
  return (
    <Button
      variant="secondary"
      {...button}
      onClick={({ currentTarget }) => {
        around.current = placesAround(currentTarget);
        onRetry();
      }}
    >
      {children}
    </Button>
  );
}

/** What holds an element, from the inside. */
function placesAround({ parentElement }: HTMLElement): HTMLElement[] {
  return parentElement ? [parentElement, ...placesAround(parentElement)] : [];
}
