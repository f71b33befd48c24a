import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { AdminListingAnswer } from '#common/listings/desk/desk-calls.js';
import type { ImageWire } from '#common/listings/photos/picture-shapes.js';
import { adminQueries } from '../../data/listing-queries.js';
import { stillProposed } from './still-proposed.js';

const POLL_MS = 2_000;

/** Polls while photos of the owner are processed. Only these photos are updated, so that open edits keep their version of the notice. */
export function useProposedProgress({ inmueble, fotosPorRevisar }: AdminListingAnswer): void {
  const { estado, idInmuebles } = inmueble;
  const queries = useQueryClient();
  const { queryKey } = adminQueries.detail(estado, idInmuebles);
  const [address] = queryKey;
  const { data } = useQuery<AdminListingAnswer, Error, ImageWire[]>({
    queryKey: [address, 'fotosPorRevisar'],
    enabled: fotosPorRevisar.some((photo) => photo.estado === 'procesando'),
    refetchInterval: POLL_MS,
    staleTime: 0,
    gcTime: 0,
    retryOnMount: true,
    select: (fresh) => fresh.fotosPorRevisar,
  });
  useEffect(() => {
    if (!data) return;
    queries.setQueryData<AdminListingAnswer>(
      [address],
      (known) => known && { ...known, fotosPorRevisar: stillProposed(known.fotosPorRevisar, data) },
    );
  }, [queries, data, address]);
}
