import { APPROXIMATE_METRES } from './approximate-point.js';

/** Texts about locations of which the site shows only the surroundings. */
export const APPROXIMATE_MESSAGES = {
  choice: 'Mostrar solo la ubicación aproximada',
  /** While the choice is ticked. */
  hint: `En el aviso se ve una zona de ${APPROXIMATE_METRES.most} metros y la calle sin número. El lugar exacto no se publica.`,
  /** While it is not. */
  exactHint:
    'El lugar exacto y la dirección con su número se ven en el aviso. Si preferís que no, marcá esta opción.',
} as const;
