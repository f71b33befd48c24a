import { IconCircleCheck } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { paths } from '../../app/paths.js';
import { useSite } from '../../app/site-context.js';
import { TextLink } from '../../ui/link.js';

/** Receives the focus of the form that it replaces. */
export function Outcome({ children }: { children: string }) {
  return (
    <output
      tabIndex={-1}
      ref={(text) => text?.focus()}
      className="max-w-sm text-lg font-semibold outline-none focus-visible:shadow-none"
    >
      {children}
    </output>
  );
}

/** Takes the place of a form that was sent. */
export function SentMark({ text, children }: { text: string; children?: ReactNode }) {
  return (
    <div className="flex flex-col items-center gap-4 py-8 text-center">
      <IconCircleCheck aria-hidden="true" className="size-16 text-success" stroke={1.5} />
      <Outcome>{text}</Outcome>
      {children}
    </div>
  );
}

/** Who gets the data of a form. */
export function DataNote({ to }: { to: 'al dueño' | 'a los dueños' }) {
  const site = useSite();
  return (
    <p className="text-sm text-ink-muted">
      Tus datos llegan solo {to} y a {site.name}, para responderte.{' '}
      <TextLink to={`${paths.terms}#datos-personales`} target="_blank">
        Datos personales
      </TextLink>
    </p>
  );
}
