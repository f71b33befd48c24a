import { IconCircleCheck, type Icon } from '@tabler/icons-react';
import type { ReactNode } from 'react';

interface RequestedProps {
  text: string;
  icon?: Icon;
  children?: ReactNode;
}

/** Confirmation of a request; the next step is in a mail. */
export function Requested({ text, icon: Sign = IconCircleCheck, children }: RequestedProps) {
  return (
    <div className="flex flex-col items-center gap-4 py-4 text-center">
      <Sign aria-hidden="true" className="size-16 text-success" stroke={1.5} />
      <h2 tabIndex={-1} ref={(title) => title?.focus()} className="text-2xl outline-none">
        {text}
      </h2>
      <p className="text-ink-soft">¿No lo ves? Fijate en el correo no deseado.</p>
      {children}
    </div>
  );
}
