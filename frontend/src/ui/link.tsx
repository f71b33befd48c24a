import type { ComponentProps } from 'react';
import { Link as RouterLink, type LinkProps } from 'react-router-dom';
import { cx } from './classes.js';

const LOOK =
  'font-semibold text-primary underline decoration-primary/40 underline-offset-4 hover:text-primary-hover hover:decoration-primary';

/** A link within the site, in running text. */
export function TextLink({ className, ...rest }: LinkProps) {
  return <RouterLink {...rest} className={cx(LOOK, className)} />;
}

/** A link to another site, which opens in a new tab. */
export function ExternalLink({ className, children, ...rest }: ComponentProps<'a'>) {
  return (
    <a {...rest} target="_blank" rel="noopener noreferrer" className={cx(LOOK, className)}>
      {children}
    </a>
  );
}
