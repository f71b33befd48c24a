import { useEffect, useRef, useState } from 'react';

/** Copies a text and confirms it for a moment; where the browser refuses, says so with the text, which can be selected. */
export function useCopy(shownMs: number): {
  copied: boolean;
  /** That it was refused, or empty. */
  problem: string;
  copy: (text: string) => void;
} {
  const [copied, setCopied] = useState(false);
  const [problem, setProblem] = useState('');
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const copy = (text: string): void => {
    void writeText(text).then((isDone) => {
      setCopied(isDone);
      setProblem(isDone ? '' : `No se pudo copiar. Seleccionalo acá: ${text}`);
      clearTimeout(timer.current);
      timer.current = setTimeout(() => setCopied(false), shownMs);
    });
  };
  return { copied, problem, copy };
}

/** The clipboard API, or a selection where it is unavailable (no HTTPS, old browser). */
async function writeText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyBySelection(text);
  }
}

function copyBySelection(text: string): boolean {
  const pressed = document.activeElement;
  const area = document.createElement('textarea');
  area.value = text;
  area.setAttribute('readonly', '');
  area.className = 'sr-only';
  // Beside a modal dialog nothing can be selected.
  (document.querySelector('dialog[open]') ?? document.body).append(area);
  area.select();
  const done = document.execCommand('copy');
  area.remove();
  if (pressed instanceof HTMLElement) pressed.focus();
  return done;
}
