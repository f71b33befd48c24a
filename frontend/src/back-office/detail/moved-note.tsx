import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { AdminListingWire } from '#common/wire/admin.js';
import { Button } from '../../ui/button.js';
import { adminQueries } from '../data/listing-queries.js';
import { useListingChanges } from '../live/live-changes.js';

/** Says that somebody else has decided on the notice that is shown, as the live feed reports it. */
export function MovedNote({ listing: { idInmuebles, estado } }: { listing: AdminListingWire }) {
  const queries = useQueryClient();
  const changes = useListingChanges();
  const [shownAt] = useState(changes);
  const { data: isThere } = useQuery({
    ...adminQueries.isThere(estado, idInmuebles, changes),
    enabled: changes > shownAt,
  });
  const refresh = (): void => {
    void queries.invalidateQueries({ queryKey: adminQueries.detail(estado, idInmuebles).queryKey });
  };
  const isMoved = isThere === false;
  return (
    <div
      className={
        isMoved
          ? 'mt-3 flex flex-wrap items-center gap-x-4 gap-y-2 rounded-field bg-warning-soft px-4 py-3'
          : undefined
      }
    >
      <output>{isMoved && 'Otra persona acaba de decidir sobre este aviso.'}</output>
      {isMoved && (
        <Button variant="secondary" size="sm" onClick={refresh}>
          Actualizar
        </Button>
      )}
    </div>
  );
}
