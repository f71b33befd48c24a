import { counted } from '#common/kernel/text.js';
import { useTariffs } from '../../pricing/tariffs.js';

/** `de 3 propiedades`: how many free notices a person may have. */
export function FreeLimit() {
  const tariffs = useTariffs();
  return tariffs && <>{`de ${counted(tariffs.freeListings, 'propiedad', 'propiedades')}`}</>;
}
