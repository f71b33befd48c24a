import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { listAudit } from '#common/accounts/audit/audit-calls.js';
import type { AdminListingWire } from '#common/listings/desk/desk-calls.js';
import { apiQuery } from '../../../app/queries.js';
import { Button } from '../../../ui/button.js';
import { authorText } from '../../accounts/audit-words.js';
import { adminQueries } from '../../data/listing-queries.js';
import { useListingChanges } from '../../stats/live/live-changes.js';
import { useLiveViews } from '../../stats/live/live-views.js';
import { useMyAccount } from '../../session/my-account.js';

/**
 * Says that another account that had the notice open has decided on it. The newest change in the audit trail is read after each change that
 * the live feed reports. The notice itself is not read again, because it may be under edit. Without another viewer nothing is read, because
 * the requests would delay those of an operator who works fast.
 */
export function MovedNote({ listing: { idInmuebles, estado } }: { listing: AdminListingWire }) {
  const queries = useQueryClient();
  const me = useMyAccount()?.email;
  const changes = useListingChanges();
  const [shownAt] = useState(changes);
  const isViewed = useLiveViews().some(({ idInmueble }) => idInmueble === idInmuebles);
  const [wasViewed, setWasViewed] = useState(false);
  if (isViewed && !wasViewed) setWasViewed(true);
  const { data } = useQuery({
    ...apiQuery(listAudit, { idInmueble: idInmuebles, porPagina: 1 }),
    enabled: wasViewed && changes > shownAt,
    staleTime: 0,
  });
  const newest = data?.cambios[0];
  const isMoved = newest !== undefined && newest.estadoInmueble !== estado && newest.administrador !== me;
  const refresh = (): void => {
    void queries.invalidateQueries({ queryKey: adminQueries.detail(estado, idInmuebles).queryKey });
  };
  return (
    <div
      className={
        isMoved
          ? 'mt-3 flex flex-wrap items-center gap-x-4 gap-y-2 rounded-field bg-warning-soft px-4 py-3'
          : undefined
      }
    >
      <output>{isMoved && `${authorText(newest)} acaba de decidir sobre este aviso.`}</output>
      {isMoved && (
        <Button variant="secondary" size="sm" onClick={refresh}>
          Actualizar
        </Button>
      )}
    </div>
  );
}
