import type { MailingAnswer } from '#common/newsletter/mailing-shapes.js';
import { numberText } from '#common/kernel/text.js';
import { Badge } from '../../../ui/badges.js';
import { ProgressBar } from '../../../ui/progress-bar.js';

const COUNTS = [
  ['sent', 'Enviados', 'success'],
  ['failed', 'Fallidos', 'danger'],
  ['sinConfirmar', 'Sin confirmar', 'warning'],
  ['omitidos', 'Omitidos', 'neutral'],
  ['restantes', 'Restantes', 'primary'],
] as const;

/** Counts of a bulk mailing. */
export function MailingProgress({ progress }: { progress: MailingAnswer }) {
  return (
    <>
      <ProgressBar
        label={progress.enCurso ? 'Enviando...' : progress.cancelados > 0 ? 'Cancelado' : 'Terminado'}
        value={progress.total - progress.restantes - progress.cancelados}
        max={progress.total}
      />
      <dl className="mt-4 flex flex-wrap gap-x-5 gap-y-2">
        {COUNTS.map(([key, label, tone]) => (
          <div key={key} className="flex items-center gap-2">
            <dt>{label}</dt>
            <dd>
              <Badge tone={progress[key] === 0 ? 'neutral' : tone} className="tabular-nums">
                {numberText(progress[key])}
              </Badge>
            </dd>
          </div>
        ))}
      </dl>
      <output className="mt-3 block text-ink-soft">{progress.message}</output>
    </>
  );
}
