import type { ComponentProps, ReactNode } from 'react';
import { cx } from './classes.js';
import { Link, type LinkProps } from './link.js';
import { Spinner } from './spinner.js';

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'whatsapp' | 'danger' | 'sun' | 'onDark';
export type ButtonSize = 'sm' | 'md' | 'lg';

const VARIANTS: Readonly<Record<ButtonVariant, string>> = {
  primary: 'bg-primary text-white hover:bg-primary-hover active:bg-primary-press',
  secondary:
    'bg-surface text-primary ring-1 ring-inset ring-primary/40 hover:bg-primary-soft hover:ring-primary active:bg-primary-tint',
  quiet: 'text-primary hover:bg-primary-soft active:bg-primary-tint',
  whatsapp: 'bg-whatsapp text-white hover:bg-whatsapp-hover active:bg-success',
  danger: 'bg-danger-fill text-white hover:bg-danger active:bg-danger',
  sun: 'bg-accent-sun text-abyss hover:bg-accent-pin active:bg-accent-pin',
  onDark: 'bg-white/10 text-white ring-1 ring-inset ring-white/40 hover:bg-white/20 active:bg-white/25',
};

const SIZES: Readonly<Record<ButtonSize, string>> = {
  sm: 'min-h-9 px-3 text-sm gap-1.5',
  md: 'min-h-11 px-4 text-base gap-2',
  lg: 'min-h-13 px-6 text-lg gap-2',
};

interface Look {
  variant?: ButtonVariant;
  size?: ButtonSize;
  /** Full width. */
  wide?: boolean;
}

function look({ variant = 'primary', size = 'md', wide }: Look): string {
  return cx('button', VARIANTS[variant], SIZES[size], wide && 'w-full');
}

interface ButtonProps extends Omit<ComponentProps<'button'>, 'type'>, Look {
  icon?: ReactNode;
  /** Shows a spinner and ignores presses, but keeps focus. */
  busy?: boolean;
  /** Submits its form. */
  submit?: boolean;
}

export function Button({
  variant,
  size,
  wide,
  icon,
  busy,
  className,
  children,
  onClick,
  submit,
  ...rest
}: ButtonProps) {
  return (
    <button
      {...rest}
      type={submit ? 'submit' : 'button'}
      data-risky={variant === 'danger' || undefined}
      className={cx(look({ variant, size, wide }), busy && 'cursor-progress', className)}
      aria-disabled={busy || undefined}
      onClick={(event) => (busy ? event.preventDefault() : onClick?.(event))}
    >
      {busy ? <Spinner /> : icon}
      {children}
    </button>
  );
}

interface ButtonLinkProps extends LinkProps, Look {
  icon?: ReactNode;
}

/** A link within the site with the look of a button. */
export function ButtonLink({ variant, size, wide, icon, className, children, ...rest }: ButtonLinkProps) {
  return (
    <Link {...rest} className={cx(look({ variant, size, wide }), className)}>
      {icon}
      {children}
    </Link>
  );
}

interface ButtonAnchorProps extends ComponentProps<'a'>, Look {
  icon?: ReactNode;
}

/** A link to another site or scheme (`tel:`, wa.me) with the look of a button. */
export function ButtonAnchor({ variant, size, wide, icon, className, children, ...rest }: ButtonAnchorProps) {
  return (
    <a {...rest} className={cx(look({ variant, size, wide }), className)}>
      {icon}
      {children}
    </a>
  );
}

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'type'> {
  /** Accessible name and tooltip. */
  label: string;
  variant?: 'plain' | 'surface' | 'onDark';
}

const ICON_VARIANTS = {
  plain: 'text-ink-soft hover:bg-primary-soft hover:text-primary active:bg-primary-tint',
  surface: 'bg-surface text-ink shadow-card hover:text-primary active:bg-primary-soft',
  onDark: 'text-white hover:bg-white/15 active:bg-white/25',
} as const;

/** A 44 px round icon button. */
export function IconButton({ label, variant = 'plain', className, children, ...rest }: IconButtonProps) {
  return (
    <button
      {...rest}
      type="button"
      aria-label={label}
      title={label}
      className={cx(
        'inline-flex size-11 shrink-0 items-center justify-center rounded-full transition-colors duration-200',
        'disabled:pointer-events-none disabled:opacity-40',
        ICON_VARIANTS[variant],
        className,
      )}
    >
      {children}
    </button>
  );
}
