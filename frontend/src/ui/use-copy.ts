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
      setProblem(isDone ? '' : `No se pudo copiar: ${text}`);
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
    return import('./copy-by-selection.js').then(
      ({ copyBySelection }) => copyBySelection(text),
      () => false,
    );
  }
}
