import { counted } from '#common/kernel/text.js';
import type { TodayAnswer } from '#common/stats/today-calls.js';
import { TextLink } from '../../../ui/link.js';
import { adminPaths } from '../../admin-paths.js';
import { unfinishedPath } from './today-lists.js';
import { WorkCard } from './work-card.js';

/** Messages, photos and newsletters that failed; each number leads to the list of them. */
export function Failures({ failed: { correos, fotos, envios } }: { failed: TodayAnswer['fallidos'] }) {
  return (
    <WorkCard
      title="Fallidos"
      total={correos + fotos + envios}
      none="No falló ningún email ni ninguna foto."
      all={[{ to: adminPaths.unfinished, label: 'Ver todo lo que no se terminó' }]}
    >
      {correos > 0 && <Failure to={unfinishedPath('correo')} text={counted(correos, 'email')} />}
      {fotos > 0 && <Failure to={unfinishedPath('foto')} text={counted(fotos, 'foto')} />}
      {envios > 0 && (
        <Failure
          to={unfinishedPath('envio')}
          text={counted(envios, 'newsletter que no salió', 'newsletters que no salieron')}
        />
      )}
    </WorkCard>
  );
}

function Failure({ to, text }: { to: string; text: string }) {
  return (
    <li className="py-1.5">
      <TextLink to={to} className="inline-flex min-h-6 items-center">
        {text}
      </TextLink>
    </li>
  );
}
