import type { MailStateWire } from '#common/wire/tools.js';
import { StatusBadge, type Tone } from '../../ui/badges.js';

export const MAIL_STATE_LOOKS: Readonly<Record<MailStateWire, { label: string; tone: Tone; retry?: true }>> =
  {
    en_cola: { label: 'En cola', tone: 'primary' },
    enviando: { label: 'Enviando', tone: 'primary' },
    enviada: { label: 'Enviada', tone: 'success' },
    fallida: { label: 'Fallida', tone: 'danger', retry: true },
    sin_confirmar: { label: 'Sin confirmar', tone: 'warning', retry: true },
    omitida: { label: 'Omitida', tone: 'neutral' },
    retenida: { label: 'Retenida', tone: 'warning', retry: true },
  };

/** Status of a message. */
export function MailStateBadge({ state }: { state: MailStateWire }) {
  const { label, tone } = MAIL_STATE_LOOKS[state];
  return <StatusBadge tone={tone}>{label}</StatusBadge>;
}
