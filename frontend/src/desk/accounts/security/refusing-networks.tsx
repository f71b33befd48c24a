import { counted, numberText } from '#common/kernel/text.js';
import type { RefusingNetworkWire } from '#common/accounts/security/security-calls.js';
import { Badge } from '../../../ui/badges.js';
import { Button } from '../../../ui/button.js';
import { Card } from '../../../ui/card.js';
import { DataTable, type Column } from '../../../ui/data-table.js';
import { TextLink } from '../../../ui/link.js';
import { useMedia } from '../../../ui/use-media.js';
import { adminPaths } from '../../admin-paths.js';
import { Moment } from '../../frame/moment.js';
import { momentText } from '../../../app/moment-text.js';
import { reasonText, requestText } from './request-words.js';

interface RefusingNetworksProps {
  networks: readonly RefusingNetworkWire[];
  onBlock: (network: string) => void;
}

const WIDE = '(width >= 1024px)';

/** Networks whose requests are being refused, with what they asked for: a table, or cards below 1024 px. */
export function RefusingNetworks({ networks, onBlock }: RefusingNetworksProps) {
  const isWide = useMedia(WIDE);
  const caption = 'Redes con más pedidos rechazados';
  if (isWide)
    return (
      <DataTable
        caption={caption}
        captionHidden
        columns={columnsFor(onBlock)}
        rows={networks}
        keyOf={({ red }) => red}
      />
    );
  return (
    <ul aria-label={caption} className="grid gap-3 tablet:grid-cols-2">
      {networks.map((row) => (
        <li key={row.red}>
          <Card className="flex h-full flex-col items-start gap-2 p-4">
            <h3 className="text-base font-semibold">
              <NetworkLink network={row.red} />
            </h3>
            <p className="text-sm text-ink-muted">
              {counted(row.pedidos, 'rechazado')}, el último <Moment iso={row.ultimo} />
            </p>
            <Requests of={row} />
            <BlockButton of={row} onBlock={onBlock} />
          </Card>
        </li>
      ))}
    </ul>
  );
}

function columnsFor(onBlock: (network: string) => void): readonly Column<RefusingNetworkWire>[] {
  return [
    {
      key: 'red',
      header: 'Red',
      isRowHeader: true,
      className: 'align-top',
      cell: ({ red }) => <NetworkLink network={red} />,
    },
    {
      key: 'pedidos',
      header: 'Rechazados',
      align: 'end',
      className: 'align-top tabular-nums',
      cell: ({ pedidos }) => numberText(pedidos),
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
      cell: (row) => <Requests of={row} />,
    },
    {
      key: 'bloquear',
      header: <span className="sr-only">Bloquear</span>,
      align: 'end',
      className: 'align-top',
      cell: (row) => <BlockButton of={row} onBlock={onBlock} />,
    },
  ];
}

function NetworkLink({ network }: { network: string }) {
  return (
    <TextLink to={`${adminPaths.securityEvents}?red=${encodeURIComponent(network)}`}>{network}</TextLink>
  );
}

function Requests({ of: { rutas } }: { of: RefusingNetworkWire }) {
  return (
    <ul className="text-sm">
      {rutas.map(({ ruta, estado, pedidos }) => (
        <li key={`${ruta} ${estado}`} className="wrap-anywhere">
          {requestText(ruta)}: {reasonText(estado)} ({numberText(pedidos)})
        </li>
      ))}
    </ul>
  );
}

interface BlockButtonProps {
  of: RefusingNetworkWire;
  onBlock: (network: string) => void;
}

function BlockButton({ of: { red, bloqueadaHasta }, onBlock }: BlockButtonProps) {
  if (bloqueadaHasta) return <Badge tone="danger">Bloqueada hasta {momentText(bloqueadaHasta)}</Badge>;
  return (
    <Button size="sm" variant="secondary" aria-label={`Bloquear ${red}`} onClick={() => onBlock(red)}>
      Bloquear
    </Button>
  );
}
