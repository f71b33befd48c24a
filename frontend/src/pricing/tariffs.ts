import { useQuery } from '@tanstack/react-query';
import { listTariffs } from '#common/contracts/tariff-calls.js';
import type { Tariffs } from '#common/contracts/tariffs.js';
import { apiQuery } from '../app/queries.js';

/** Asked again by each screen, because the operator changes them at any time. */
export const tariffsQuery = () => ({ ...apiQuery(listTariffs), staleTime: 0 });

/** What plans cost; undefined until it is known. */
export function useTariffs(): Tariffs | undefined {
  const { data } = useQuery(tariffsQuery());
  return (
    data && {
      tariffs: data.tarifas.map(({ plan, desde, precio, antes, destacado }) => ({
        plan,
        from: desde,
        price: precio,
        previousPrice: antes,
        extraPrice: destacado,
      })),
      today: data.hoy,
      freeListings: data.avisosGratis,
    }
  );
}
