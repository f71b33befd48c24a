import { IconAlertTriangle } from '@tabler/icons-react';
import type { UnusualName, UnusualWire } from '#common/stats/today-calls.js';
import { numberText } from '#common/kernel/text.js';
import { TextLink } from '../../../ui/link.js';
import { adminPaths } from '../../admin-paths.js';
import { inquiriesOfDayPath } from './today-lists.js';

interface ActivityText {
  text: (count: number) => string;
  label: string;
  /** Where its cause can be seen; `today` is a day, `2026-11-22`. */
  to: (today: string) => string;
}

const TEXTS: Readonly<Record<UnusualName, ActivityText>> = {
  parado: {
    text: () => 'El trabajo en segundo plano está parado: los emails y las fotos esperan.',
    label: 'Ver cómo anda el sitio',
    to: () => adminPaths.system,
  },
  correo: {
    text: (count) => `Los emails no salen: ${count === 1 ? 'espera 1' : `esperan ${numberText(count)}`}.`,
    label: 'Ver por qué',
    to: () => adminPaths.system,
  },
  copia: {
    text: () => 'La copia de seguridad programada no se hace bien.',
    label: 'Ver qué pasó con la copia',
    to: () => adminPaths.system,
  },
  muchas: {
    text: () => 'Hoy llegaron más del triple de consultas que en un día común.',
    label: 'Ver las consultas de hoy',
    to: inquiriesOfDayPath,
  },
  ninguna: {
    text: () => 'Ayer no llegó ninguna consulta. Fijate si el formulario y los emails andan.',
    label: 'Ver los emails',
    to: () => adminPaths.mail,
  },
  visitas: {
    text: (count) => `Hoy hubo ${numberText(count)} visitas a avisos, más del triple que en un día común.`,
    label: 'Ver qué se rechaza y desde dónde',
    to: () => adminPaths.security,
  },
  sinVisitas: {
    text: () => 'Ayer nadie vio ningún aviso. Fijate si el sitio anda.',
    label: 'Ver cómo anda el sitio',
    to: () => adminPaths.system,
  },
  red: {
    text: (count) => `Desde una misma red llegaron ${numberText(count)} avisos en un día.`,
    label: 'Ver los avisos por red',
    to: () => adminPaths.security,
  },
  ingresos: {
    text: (count) =>
      `En la última hora se rechazaron ${numberText(count)} intentos de entrar a la administración.`,
    label: 'Ver los ingresos',
    to: () => `${adminPaths.securityEvents}?accion=login`,
  },
};

interface UnusualActivityProps {
  name: UnusualName;
  count?: number;
  /** `2026-11-22` */
  today: string | undefined;
}

/** Unusual numbers, with a link to the screen that shows the cause. */
export function UnusualActivity({ name, count = 0, today = '' }: UnusualActivityProps) {
  const { text, label, to } = TEXTS[name];
  return (
    <div className="flex items-center gap-2.5 rounded-card bg-warning-soft px-5 py-3 font-semibold text-warning">
      <IconAlertTriangle aria-hidden="true" className="size-5 shrink-0" />
      <p>
        {text(count)}{' '}
        <TextLink to={to(today)} className="inline-flex min-h-6 items-center">
          {label}
        </TextLink>
      </p>
    </div>
  );
}

/** Everything that is unusual, one line each. */
export function UnusualActivities({
  found,
  today,
}: {
  found: readonly UnusualWire[];
  today: string | undefined;
}) {
  return found.map(({ nombre, cuantos }) => (
    <UnusualActivity key={nombre} name={nombre} count={cuantos} today={today} />
  ));
}
