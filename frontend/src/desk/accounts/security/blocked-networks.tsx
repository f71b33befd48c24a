import {
  unblockNetwork,
  viewRefusals,
  type BlockedNetworkWire,
} from '#common/accounts/security/security-calls.js';
import { SECURITY_MESSAGES } from '#common/accounts/security/security-messages.js';
import { Button } from '../../../ui/button.js';
import { Card } from '../../../ui/card.js';
import { postAdmin } from '../../data/admin-api.js';
import { useAction } from '../../data/use-action.js';
import { momentText } from '../../../app/moment-text.js';

/** Blocks in force, which end by themselves or here. */
export function BlockedNetworks({ blocks }: { blocks: readonly BlockedNetworkWire[] }) {
  const unblocking = useAction({
    call: (red: string) => postAdmin(unblockNetwork, { red }),
    done: ({ message }) => message,
    texts: { failed: SECURITY_MESSAGES.blockFailed, unreachable: SECURITY_MESSAGES.unreachable },
    refreshes: [viewRefusals],
  });
  if (blocks.length === 0) return <p className="text-ink-muted">No hay redes bloqueadas.</p>;
  return (
    <ul aria-label="Redes bloqueadas" className="grid gap-3 tablet:grid-cols-2">
      {blocks.map(({ red, hasta, motivo, cuenta }) => (
        <li key={red}>
          <Card className="flex h-full flex-wrap items-start justify-between gap-3 p-4">
            <div className="min-w-0">
              <h3 className="wrap-anywhere text-base font-semibold">{red}</h3>
              {motivo && <p className="text-ink-soft">{motivo}</p>}
              <p className="text-sm text-ink-muted">
                Hasta {momentText(hasta)}
                {cuenta && `, por ${cuenta}`}
              </p>
            </div>
            <Button
              size="sm"
              variant="secondary"
              aria-label={`Desbloquear ${red}`}
              busy={unblocking.busy && unblocking.input === red}
              onClick={() => unblocking.run(red)}
            >
              Desbloquear
            </Button>
          </Card>
        </li>
      ))}
    </ul>
  );
}
