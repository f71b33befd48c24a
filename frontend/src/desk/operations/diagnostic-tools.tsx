import {
  IconActivityHeartbeat,
  IconHistory,
  IconMailCog,
  IconProgressAlert,
  IconStack2,
} from '@tabler/icons-react';
import { QUEUE_BOARD_PATH } from '#common/operations/queue-board-messages.js';
import { ButtonAnchor, ButtonLink } from '../../ui/button.js';
import { adminPaths } from '../admin-paths.js';
import { ToolCard } from './tool-card.js';

/** Links to the diagnostic screens. */
export function DiagnosticTools() {
  return (
    <>
      <ToolCard
        title="Emails"
        icon={IconMailCog}
        text="Qué pasó con cada mensaje: en cola, enviado, fallido o sin confirmar. Los que no salieron se pueden reintentar."
      >
        <ButtonLink to={adminPaths.mail} variant="secondary">
          Ver emails
        </ButtonLink>
      </ToolCard>
      <ToolCard
        title="Sin terminar"
        icon={IconProgressAlert}
        text="Emails, fotos y tareas que no se pudieron terminar, con el motivo. Se reintentan o se descartan, de a uno o todos."
      >
        <ButtonLink to={adminPaths.unfinished} variant="secondary">
          Ver lo que falta
        </ButtonLink>
      </ToolCard>
      <ToolCard
        title="Sistema"
        icon={IconActivityHeartbeat}
        text="Cómo anda el sitio: tiempos de respuesta, errores, trabajo pendiente y lo más lento, con el último día."
      >
        <ButtonLink to={adminPaths.system} variant="secondary">
          Ver el sistema
        </ButtonLink>
      </ToolCard>
      <ToolCard
        title="Auditoría"
        icon={IconHistory}
        text="Cada cambio hecho desde la administración: quién, cuándo, qué había antes y qué quedó."
      >
        <ButtonLink to={adminPaths.audit} variant="secondary">
          Ver auditoría
        </ButtonLink>
      </ToolCard>
      <ToolCard
        title="Colas de trabajo"
        icon={IconStack2}
        text="El tablero de las tareas en segundo plano, solo para mirar. Se abre en otra pestaña."
      >
        <ButtonAnchor href={`${QUEUE_BOARD_PATH}/`} target="_blank" rel="noopener" variant="secondary">
          Ver colas
        </ButtonAnchor>
      </ToolCard>
    </>
  );
}
