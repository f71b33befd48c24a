import { IconEye, IconStarFilled } from '@tabler/icons-react';
import { Badge, StatusBadge } from '../../ui/badges.js';
import { Breadcrumbs } from '../../ui/breadcrumbs.js';
import { Card } from '../../ui/card.js';
import { CodeBadge } from '../../ui/code-badge.js';
import { DataTable } from '../../ui/data-table.js';
import { Picture } from '../../ui/picture.js';
import { Fold } from '../../ui/fold.js';
import { PriceTag } from '../../ui/price-tag.js';
import { ProgressBar } from '../../ui/progress-bar.js';
import { Spinner } from '../../ui/spinner.js';
import { Stat } from '../../ui/stat.js';
import { EmptyState, ErrorState, Skeleton } from '../../ui/states.js';
import { TooltipButton } from '../../ui/tooltip.js';

const ROWS = [
  { code: 'ALQ-0001', type: 'Casa', views: 120 },
  { code: 'VEN-0002', type: 'Local', views: 8 },
];

export function DataSamples() {
  return (
    <div className="flex flex-col gap-5">
      <div className="flex flex-wrap items-center gap-3">
        <Badge>Neutro</Badge>
        <Badge tone="primary">Alquiler</Badge>
        <Badge tone="sun" icon={<IconStarFilled aria-hidden="true" className="size-3.5" />}>
          Destacado
        </Badge>
        <Badge tone="onPhoto">12 fotos</Badge>
        <Badge tone="success">Libre</Badge>
        <Badge tone="warning">Vence pronto</Badge>
        <Badge tone="danger">Vencido</Badge>
        <StatusBadge>Sin estado</StatusBadge>
        <StatusBadge tone="primary">Nuevo</StatusBadge>
        <StatusBadge tone="sun">Destacado</StatusBadge>
        <StatusBadge tone="onPhoto">Sobre una foto</StatusBadge>
        <StatusBadge tone="success">Activo</StatusBadge>
        <StatusBadge tone="warning">Pendiente</StatusBadge>
        <StatusBadge tone="danger">Rechazado</StatusBadge>
        <CodeBadge code="ALQ-0042" />
      </div>
      <div className="flex flex-wrap items-end gap-8">
        <PriceTag currency="ARS$" figure="450.000" per="por la 1.ª quincena" />
        <PriceTag currency="USD$" figure="85.000" size="lg" />
        <PriceTag figure="Consultar" />
        <PriceTag currency="ARS$" figure="50.000" per="por noche" size="sm" from />
        <PriceTag currency="ARS$" figure="92.000" drop="Bajó 8&nbsp;%, antes ARS$ 100.000" />
        <dl>
          <Stat label="Vistas" value="1.204" icon={<IconEye className="size-6" />} />
        </dl>
      </div>
      <Breadcrumbs
        crumbs={[{ label: 'Inicio', to: '/' }, { label: 'Alquileres', to: '/' }, { label: 'ALQ-0042' }]}
      />
      <div>
        <Fold title="Abierta" open>
          Lo que está debajo del título.
        </Fold>
        <Fold title="Cerrada" open={false}>
          Lo que se ve al abrirla.
        </Fold>
      </div>
      <ProgressBar label="Sin empezar" value={0} max={120} />
      <ProgressBar label="Enviando" value={34} max={120} />
      <ProgressBar label="Enviado" value={120} max={120} />
      <DataTable
        caption="Tabla compacta y ordenada"
        compact
        rows={ROWS}
        keyOf={({ code }) => code}
        columns={[
          { key: 'code', header: 'Código', cell: ({ code }) => code, isRowHeader: true },
          { key: 'views', header: 'Vistas', cell: ({ views }) => views, align: 'end', sorted: 'descending' },
        ]}
      />
      <DataTable
        caption="Tabla de avisos"
        rows={ROWS}
        keyOf={({ code }) => code}
        columns={[
          { key: 'code', header: 'Código', cell: ({ code }) => code, isRowHeader: true },
          { key: 'type', header: 'Vivienda', cell: ({ type }) => type },
          { key: 'views', header: 'Vistas', cell: ({ views }) => views, align: 'end' },
        ]}
      />
      <div className="flex flex-wrap items-center gap-6">
        <Card className="p-4">Una hoja sobre la página</Card>
        <div className="relative h-24 w-32 overflow-hidden rounded-field">
          <Picture src="/img/sin-foto-casa.svg" width={400} height={300} alt="Casa sin fotos" sizes="128px" />
        </div>
        <div className="h-24 w-32">
          <Picture
            src="/img/sin-foto-casa.svg"
            width={400}
            height={300}
            alt="Casa, sin marco"
            sizes="128px"
            bare
          />
        </div>
        <span className="flex items-center gap-2">
          <Spinner /> Cargando propiedades...
        </span>
        <TooltipButton tip="12 propiedades" className="price-figures min-h-11 px-2 font-semibold">
          ARS$ 812.500
        </TooltipButton>
      </div>
      <div className="grid gap-4 tablet:grid-cols-3">
        <Skeleton className="h-40" />
        <EmptyState title="No hay propiedades disponibles" level={3} />
        <ErrorState title="No se pudieron cargar las propiedades" onRetry={() => undefined} />
        <ErrorState title="Probando de nuevo" onRetry={() => undefined} busy />
      </div>
    </div>
  );
}
