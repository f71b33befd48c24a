import {
  IconApi,
  IconCalendarUp,
  IconCoins,
  IconDatabaseExport,
  IconFileSpreadsheet,
  IconShieldLock,
  IconUserShield,
  IconUsersGroup,
} from '@tabler/icons-react';
import { listAccounts } from '#common/accounts/account-calls.js';
import { findPersonalData } from '#common/owners/personal-data/personal-data-calls.js';
import { viewRefusals } from '#common/accounts/security/security-calls.js';
import { downloadBackup, exportListings } from '#common/operations/download-calls.js';
import { TOOLS_MESSAGES } from '#common/operations/download-messages.js';
import { ButtonLink } from '../../ui/button.js';
import { adminPaths } from '../admin-paths.js';
import { ScreenHeader } from '../frame/screen-header.js';
import { useTitle } from '../frame/use-title.js';
import { Allowed, NeedsRole } from '../session/allowed.js';
import { DiagnosticTools } from './diagnostic-tools.js';
import { DownloadButton } from '../lists/download-button.js';
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
              body={{}}
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
              body={{}}
              name="backup.sql"
              failure={TOOLS_MESSAGES.failed}
            />
          </Allowed>
        </ToolCard>
        <SeasonCard />
        <ToolCard
          title="Renovar la temporada"
          icon={IconCalendarUp}
          text="Propone los precios de la temporada a los dueños, con un porcentaje y un redondeo. Cada uno los confirma, los cambia o los deja, con el enlace de su aviso."
        >
          <ButtonLink to={adminPaths.season} variant="secondary">
            Renovar la temporada
          </ButtonLink>
        </ToolCard>
        <DiagnosticTools />
        <AccessCards />
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

/** Links to the screens about access. */
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
        text="Quiénes entran a la administración y qué puede hacer cada uno. Se invita por email."
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
