import type { ReactNode } from 'react';
import { cx } from './classes.js';

interface FoldProps {
  title: string;
  /** At first. */
  open: boolean;
  className?: string;
  /** Of the row that opens it. */
  rowClass?: string;
  children: ReactNode;
}

/** A section that opens below its heading. */
export function Fold({ title, open, className, rowClass, children }: FoldProps) {
  return (
    <details open={open} className={className}>
      <summary className={cx('cursor-pointer py-2.5 marker:text-primary', rowClass)}>
        <h2 className="inline text-xl">{title}</h2>
      </summary>
      {children}
    </details>
  );
}
