import { IconAlertTriangle } from '@tabler/icons-react';
import type { UnusualName } from '#common/wire/today.js';
import { TextLink } from '../../ui/link.js';
import { adminPaths } from '../admin-paths.js';

const TEXTS: Readonly<Record<UnusualName, string>> = {
  muchas: 'Hoy llegaron más del triple de consultas que en un día común.',
  ninguna: 'Ayer no llegó ninguna consulta. Fijate si el formulario y los correos andan.',
};

interface UnusualActivityProps {
  name: UnusualName;
  /** `2026-11-22` */
  today: string | undefined;
}

/** What is unusual about the inquiries, with a link to where its cause can be seen: today's inquiries, or the mails. */
export function UnusualActivity({ name, today = '' }: UnusualActivityProps) {
  const { to, label } =
    name === 'muchas'
      ? { to: `${adminPaths.inquiries}?fechaDesde=${today}`, label: 'Ver las consultas de hoy' }
      : { to: adminPaths.mail, label: 'Ver los correos' };
  return (
    <div className="flex items-center gap-2.5 rounded-card bg-warning-soft px-5 py-3 font-semibold text-warning">
      <IconAlertTriangle aria-hidden="true" className="size-5 shrink-0" />
      <p>
        {TEXTS[name]}{' '}
        <TextLink to={to} className="inline-flex min-h-6 items-center">
          {label}
        </TextLink>
      </p>
    </div>
  );
}
