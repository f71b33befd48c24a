import type { ComponentProps } from 'react';
import { cx } from './classes.js';
import { KEEPS_SCROLL, RELOADS } from './link-marks.js';

const LOOK =
  'font-semibold text-primary underline decoration-primary/40 underline-offset-4 hover:text-primary-hover hover:decoration-primary';

export interface LinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  to: string;
  /** Keeps the scroll position. */
  preventScrollReset?: boolean | undefined;
  /** Causes a full page load. */
  reloadDocument?: boolean;
}

/** A link within the site: a plain element, handled by app/navigation/follow-links.ts. */
export function Link({ to, preventScrollReset, reloadDocument, children, ...rest }: LinkProps) {
  const marks = {
    ...(preventScrollReset && { [KEEPS_SCROLL]: '' }),
    ...(reloadDocument && { [RELOADS]: '' }),
  };
  return (
    <a {...rest} {...marks} href={to}>
      {children}
    </a>
  );
}

/** A link within the site, in running text. */
export function TextLink({ className, ...rest }: LinkProps) {
  return <Link {...rest} className={cx(LOOK, className)} />;
}

/** A link to another site, which opens in a new tab. */
export function OutsideLink({ children, ...rest }: ComponentProps<'a'>) {
  return (
    <a {...rest} target="_blank" rel="noopener noreferrer">
      {children}
    </a>
  );
}

/** A link to another site, in running text. */
export function ExternalLink({ className, ...rest }: ComponentProps<'a'>) {
  return <OutsideLink {...rest} className={cx(LOOK, className)} />;
}
