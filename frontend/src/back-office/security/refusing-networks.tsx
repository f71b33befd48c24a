import type { RefusingNetworkWire } from '#common/wire/security.js';
import { Badge } from '../../ui/badges.js';
import { Button } from '../../ui/button.js';
import { DataTable, type Column } from '../../ui/data-table.js';
import { TextLink } from '../../ui/link.js';
import { adminPaths } from '../admin-paths.js';
import { Moment } from '../lists/moment.js';
import { momentText } from '../lists/moment-text.js';
import { reasonText, requestText } from './request-words.js';

interface RefusingNetworksProps {
  networks: readonly RefusingNetworkWire[];
  onBlock: (network: string) => void;
}

/** Networks whose requests are being refused, with what they asked for. */
export function RefusingNetworks({ networks, onBlock }: RefusingNetworksProps) {
  return (
    <DataTable
      caption="Redes con más pedidos rechazados"
      captionHidden
      columns={columnsFor(onBlock)}
      rows={networks}
      keyOf={({ red }) => red}
    />
  );
}

function columnsFor(onBlock: (network: string) => void): readonly Column<RefusingNetworkWire>[] {
  return [
    {
      key: 'red',
      header: 'Red',
      isRowHeader: true,
      className: 'align-top',
      cell: ({ red }) => (
        <TextLink to={`${adminPaths.securityEvents}?red=${encodeURIComponent(red)}`}>{red}</TextLink>
      ),
    },
    {
      key: 'pedidos',
      header: 'Rechazados',
      align: 'end',
      className: 'align-top tabular-nums',
      cell: ({ pedidos }) => pedidos.toLocaleString('es-AR'),
    },
    {
      key: 'ultimo',
      header: 'El último',
      className: 'align-top',
      cell: ({ ultimo }) => <Moment iso={ultimo} />,
    },
    {
      key: 'rutas',
      header: 'Qué pedía',
      className: 'min-w-56 align-top',
      cell: ({ rutas }) => (
        <ul className="text-sm">
          {rutas.map(({ ruta, estado, pedidos }) => (
            <li key={`${ruta} ${estado}`} className="wrap-anywhere">
              {requestText(ruta)}: {reasonText(estado)} ({pedidos.toLocaleString('es-AR')})
            </li>
          ))}
        </ul>
      ),
    },
    {
      key: 'bloquear',
      header: <span className="sr-only">Bloquear</span>,
      align: 'end',
      className: 'align-top',
      cell: ({ red, bloqueadaHasta }) =>
        bloqueadaHasta ? (
          <Badge tone="danger">Bloqueada hasta {momentText(bloqueadaHasta)}</Badge>
        ) : (
          <Button size="sm" variant="secondary" aria-label={`Bloquear ${red}`} onClick={() => onBlock(red)}>
            Bloquear
          </Button>
        ),
    },
  ];
}
