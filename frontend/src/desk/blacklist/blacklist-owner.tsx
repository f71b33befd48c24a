import { IconBan } from '@tabler/icons-react';
import { useState } from 'react';
import { blacklistAddress, viewBlacklist } from '#common/blacklist/blacklist-calls.js';
import { viewOwner } from '#common/owners/owner-calls.js';
import { BLACKLIST_MESSAGES } from '#common/blacklist/blacklist-messages.js';
import { LENGTHS } from '#common/kernel/limits.js';
import { Badge } from '../../ui/badges.js';
import { Button } from '../../ui/button.js';
import { ConfirmDialog } from '../../ui/dialog.js';
import { TextField } from '../../ui/text-field.js';
import { postAdmin } from '../data/admin-api.js';
import { LISTING_CALLS } from '../data/listing-queries.js';
import { useAction } from '../data/use-action.js';
import { useAskedAction } from '../frame/use-asked-action.js';
import { useShortcuts } from '../frame/shortcuts.js';
import { Allowed } from '../session/allowed.js';

interface BlacklistOwnerProps {
  email: string;
  isListed: boolean;
  /** Suggested description of the entry. */
  reason: string;
  /** Keyboard shortcut of the button; at most one button of a screen has it. */
  shortcut?: string;
}

/** Whether an owner is on the blacklist; a button adds the address. */
export function BlacklistOwner({ isListed, ...owner }: BlacklistOwnerProps) {
  if (isListed)
    return (
      <Badge tone="danger" icon={<IconBan aria-hidden="true" className="size-4" />}>
        El email está en la blacklist
      </Badge>
    );
  return (
    <Allowed to={blacklistAddress}>
      <Addition {...owner} />
    </Allowed>
  );
}

function Addition({ email, reason, shortcut }: Omit<BlacklistOwnerProps, 'isListed'>) {
  const [asking, setAsking] = useState(false);
  const [descripcion, setDescripcion] = useState(reason);
  const addition = useAction({
    call: () => postAdmin(blacklistAddress, { email, descripcion }),
    done: ({ message }) => message,
    texts: { failed: BLACKLIST_MESSAGES.unreachable, unreachable: BLACKLIST_MESSAGES.unreachable },
    refreshes: [viewBlacklist, viewOwner, ...LISTING_CALLS],
    onDone: () => setAsking(false),
  });
  const ask = (): void => setAsking(true);
  useShortcuts(shortcut ? [{ key: shortcut, text: 'Agregar al dueño a la blacklist', run: ask }] : []);
  useAskedAction('blacklist', ask);
  return (
    <>
      <Button
        variant="quiet"
        size="sm"
        onClick={ask}
        aria-keyshortcuts={shortcut}
        icon={<IconBan aria-hidden="true" className="size-4" />}
      >
        Agregar a la blacklist
      </Button>
      <ConfirmDialog
        open={asking}
        title="¿Agregar este email a la blacklist?"
        confirmLabel="Agregar a la blacklist"
        variant="danger"
        busy={addition.busy}
        onConfirm={() => addition.run(undefined)}
        onCancel={() => setAsking(false)}
      >
        <p className="mb-3">
          Lo que se publique o escriba desde <strong className="[overflow-wrap:anywhere]">{email}</strong>{' '}
          deja de llegar, sin que la persona lo note. Sus avisos no cambian: decidí aparte qué hacer con
          ellos.
        </p>
        <TextField
          label="Motivo"
          maxLength={LENGTHS.note}
          value={descripcion}
          onChange={({ target }) => setDescripcion(target.value)}
        />
      </ConfirmDialog>
    </>
  );
}
