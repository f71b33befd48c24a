import { counted } from '#common/kernel/text.js';
import { TextLink } from '../../../ui/link.js';
import { adminPaths, detailPath } from '../../admin-paths.js';
import { dayText } from '../../../app/moment-text.js';
import { useReported } from '../../inquiries/reported-notice.js';
import { WorkCard } from './work-card.js';

const SHOWN = 5;

/** Reported notices in 'Hoy'. */
export function ReportedCard() {
  const reported = useReported();
  if (!reported) return null;
  return (
    <WorkCard
      title="Avisos denunciados"
      total={reported.count}
      none="No hay denuncias por leer."
      all={[{ to: adminPaths.reports, label: 'Leer las denuncias' }]}
    >
      {reported.avisos.slice(0, SHOWN).map(({ idInmuebles, codigo, estado, cantidad, ultima }) => (
        <li key={idInmuebles} className="py-1.5">
          <TextLink to={detailPath(estado, idInmuebles)}>{codigo}</TextLink>{' '}
          <span className="text-sm text-ink-muted">
            · {counted(cantidad, 'denuncia')}, la última del {dayText(ultima)}
          </span>
        </li>
      ))}
    </WorkCard>
  );
}
