import {
  IconActivityHeartbeat,
  IconApi,
  IconCoins,
  IconDatabaseExport,
  IconFileSpreadsheet,
  IconHistory,
  IconMailCog,
  IconProgressAlert,
  IconShieldLock,
  IconStack2,
  IconUserShield,
  IconUsersGroup,
} from '@tabler/icons-react';
import { listAccounts } from '#common/calls/accounts.js';
import { findPersonalData } from '#common/calls/personal-data.js';
import { viewRefusals } from '#common/calls/security.js';
import { downloadBackup, exportListings } from '#common/calls/tools.js';
import { TOOLS_MESSAGES } from '#common/messages/admin-desk.js';
import { QUEUE_BOARD_PATH } from '#common/messages/queue-board.js';
import { ButtonAnchor, ButtonLink } from '../../ui/button.js';
import { adminPaths } from '../admin-paths.js';
import { ScreenHeader } from '../frame/screen-header.js';
import { useTitle } from '../frame/use-title.js';
import { Allowed, NeedsRole } from '../session/allowed.js';
import { DownloadButton } from './download-button.js';
import { SeasonCard } from './season-card.js';
import { ToolCard } from './tool-card.js';

/** Rarely used tools and diagnostics. */
export function Screen() {
  useTitle('Herramientas');
  return (
    <div className="mx-auto max-w-content p-4 tablet:p-8">
      <ScreenHeader title="Herramientas" />
      <div className="grid gap-5 wide:grid-cols-2">
        <ToolCard
          title="Exportar inmuebles"
          icon={IconFileSpreadsheet}
          text="Todos los inmuebles con su contacto, precios, contrato y servicios, en una planilla de Excel (.xls)."
        >
          <Allowed to={exportListings} otherwise={<NeedsRole to={exportListings} />}>
            <DownloadButton
              label="Exportar a Excel"
              call={exportListings}
              name="inmuebles.xls"
              failure={() => TOOLS_MESSAGES.exportFailed}
            />
          </Allowed>
        </ToolCard>
        <ToolCard
          title="Ingresos"
          icon={IconCoins}
          text="Los pagos de los últimos doce meses, por mes y por plan, en un gráfico, una tabla y un archivo CSV."
        >
          <ButtonLink to={adminPaths.income} variant="secondary">
            Ver los ingresos
          </ButtonLink>
        </ToolCard>
        <ToolCard
          title="Copia de la base de datos"
          icon={IconDatabaseExport}
          text="Un archivo SQL que se restaura con psql en una base vacía. No tiene las fotos ni la configuración: la copia completa se hace con npm run backup."
        >
          <Allowed to={downloadBackup} otherwise={<NeedsRole to={downloadBackup} />}>
            <DownloadButton
              label="Generar backup"
              call={downloadBackup}
              name="backup.sql"
              failure={TOOLS_MESSAGES.failed}
            />
          </Allowed>
        </ToolCard>
        <SeasonCard />
        <ToolCard
          title="Correos"
          icon={IconMailCog}
          text="Qué pasó con cada mensaje: en cola, enviado, fallido o sin confirmar. Los que no salieron se pueden reintentar."
        >
          <ButtonLink to={adminPaths.mail} variant="secondary">
            Ver correos
          </ButtonLink>
        </ToolCard>
        <ToolCard
          title="Sin terminar"
          icon={IconProgressAlert}
          text="Correos, fotos y tareas que no se pudieron terminar, con el motivo. Se reintentan o se descartan, de a uno o todos."
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
        <AccessCards />
        <ToolCard
          title="Colas de trabajo"
          icon={IconStack2}
          text="El tablero de las tareas en segundo plano, solo para mirar. Se abre en otra pestaña."
        >
          <ButtonAnchor href={`${QUEUE_BOARD_PATH}/`} target="_blank" rel="noopener" variant="secondary">
            Ver colas
          </ButtonAnchor>
        </ToolCard>
        <ToolCard
          title="API"
          icon={IconApi}
          text="Las llamadas que el sitio y la administración le hacen al servidor: qué reciben y qué responden."
        >
          <ButtonLink to={adminPaths.api} variant="secondary">
            Ver la API
          </ButtonLink>
        </ToolCard>
      </div>
    </div>
  );
}

/** Who may do what, and who tried. */
function AccessCards() {
  return (
    <>
      <ToolCard
        title="Seguridad"
        icon={IconShieldLock}
        text="Qué se rechaza y desde dónde, redes bloqueadas, avisos en masa para descartar, y quién entró."
      >
        <Allowed to={viewRefusals} otherwise={<NeedsRole to={viewRefusals} />}>
          <ButtonLink to={adminPaths.security} variant="secondary">
            Ver seguridad
          </ButtonLink>
        </Allowed>
      </ToolCard>
      <ToolCard
        title="Cuentas"
        icon={IconUsersGroup}
        text="Quiénes entran a la administración y qué puede hacer cada uno. Se invita por mail."
      >
        <Allowed to={listAccounts} otherwise={<NeedsRole to={listAccounts} />}>
          <ButtonLink to={adminPaths.accounts} variant="secondary">
            Ver cuentas
          </ButtonLink>
        </Allowed>
      </ToolCard>
      <ToolCard
        title="Datos personales"
        icon={IconUserShield}
        text="Lo que el sitio guarda de una persona, para mostrárselo o borrarlo cuando lo pide (Ley 25.326)."
      >
        <Allowed to={findPersonalData} otherwise={<NeedsRole to={findPersonalData} />}>
          <ButtonLink to={adminPaths.personalData} variant="secondary">
            Buscar una persona
          </ButtonLink>
        </Allowed>
      </ToolCard>
    </>
  );
}
