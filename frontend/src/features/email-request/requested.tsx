import { IconCircleCheck } from '@tabler/icons-react';
import type { ReactNode } from 'react';

/** After a request: the address has to be confirmed. */
export function Requested({ text, children }: { text: string; children: ReactNode }) {
  return (
    <div className="flex flex-col items-center gap-4 py-4 text-center">
      <IconCircleCheck aria-hidden="true" className="size-16 text-success" stroke={1.5} />
      <h2 tabIndex={-1} ref={(title) => title?.focus()} className="text-2xl outline-none">
        {text}
      </h2>
      <p className="text-ink-soft">¿No lo ves? Fijate en el correo no deseado.</p>
      {children}
    </div>
  );
}
