import {
  IconDatabaseExport,
  IconFileImport,
  IconFileSpreadsheet,
  IconHistory,
  IconMailCog,
  IconUserShield,
  type Icon,
} from '@tabler/icons-react';
import { findPersonalData } from '#common/owners/personal-data/personal-data-calls.js';
import type { Access } from '#common/kernel/calls/call.js';
import { importListings } from '#common/listings/importing/import-calls.js';
import { downloadBackup, exportListings } from '#common/operations/download-calls.js';
import { TOOLS_MESSAGES } from '#common/operations/download-messages.js';
import { ButtonLink } from '../../ui/button.js';
import { adminPaths } from '../admin-paths.js';
import { ScreenHeader } from '../frame/screen-header.js';
import { useTitle } from '../frame/use-title.js';
import { Allowed, NeedsRole } from '../session/allowed.js';
import { DownloadButton } from '../lists/download-button.js';
import { SeasonCard } from './season-card.js';
import { ToolCard } from './tool-card.js';

/** Rarely used tools, and the way to screens without an entry in the menu. */
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
        <SeasonCard />
        <ToolCard
          title="Copia de la base de datos"
          icon={IconDatabaseExport}
          text="Todos los datos en un archivo, sin las fotos. Para quien mantiene el sitio."
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
        {LINKS.map(({ to, needs = { access: 'public' }, label, ...card }) => (
          <ToolCard key={label} {...card}>
            <Allowed to={needs} otherwise={<NeedsRole to={needs} />}>
              <ButtonLink to={adminPaths[to]} variant="secondary">
                {label}
              </ButtonLink>
            </Allowed>
          </ToolCard>
        ))}
      </div>
    </div>
  );
}

interface ToolLink {
  title: string;
  icon: Icon;
  text: string;
  to: keyof typeof adminPaths;
  label: string;
  needs?: { access: Access };
}

const LINKS: readonly ToolLink[] = [
  {
    title: 'Importar avisos',
    icon: IconFileImport,
    text: 'Los avisos de una planilla CSV o Excel (.xls), con una revisión antes. Después se puede deshacer.',
    to: 'import',
    label: 'Importar una planilla',
    needs: importListings,
  },
  {
    title: 'Emails',
    icon: IconMailCog,
    text: 'Qué pasó con cada mensaje, y lo que no se pudo terminar, para reintentar o descartar.',
    to: 'mail',
    label: 'Ver emails',
  },
  {
    title: 'Auditoría y seguridad',
    icon: IconHistory,
    text: 'Quién cambió qué, qué había antes, quién entró, y qué se rechaza.',
    to: 'audit',
    label: 'Ver auditoría',
  },
  {
    title: 'Datos personales',
    icon: IconUserShield,
    text: 'Lo que el sitio guarda de una persona, para mostrárselo o borrarlo cuando lo pide (Ley 25.326).',
    to: 'personalData',
    label: 'Buscar una persona',
    needs: findPersonalData,
  },
];
