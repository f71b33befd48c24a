import { counted } from '../../kernel/text.js';
import { FEWEST_CORNERS, MOST_CORNERS, type OutlineFault } from './outline.js';

export const ZONE_MESSAGES = {
  nameRequired: 'Escribí el nombre del barrio, con letras.',
  badTown: 'Elegí una de las ciudades del sitio.',
  exists: 'Esa ciudad ya tiene un barrio con ese nombre.',
  notFound: 'Ese barrio ya no está: alguien lo eliminó. Recargá la página.',
  changedSince:
    'Otra persona cambió este barrio mientras lo editabas. Recargá la página para ver su contorno.',
  added: '✅ Barrio agregado. En un minuto, los avisos que están adentro se encuentran por el barrio.',
  changed: '✅ Barrio modificado. En un minuto, los avisos siguen el contorno nuevo.',
  removed: '✅ Barrio eliminado. Sus avisos quedan sin barrio.',
  /** What a removal does, before it. */
  removal: (notices: number) =>
    notices === 0
      ? 'Deja de ofrecerse en los filtros.'
      : `${counted(notices, 'aviso')} ya no se ${notices === 1 ? 'encontrará' : 'encontrarán'} por este barrio.`,
} as const;

export const OUTLINE_MESSAGES: Readonly<Record<OutlineFault, string>> = {
  few: `Marcá al menos ${FEWEST_CORNERS} puntos.`,
  many: `El contorno puede tener hasta ${MOST_CORNERS} puntos.`,
  far: 'Un punto está a más de 25 km del centro de la ciudad.',
  crosses: 'El contorno se cruza consigo mismo. Mové o quitá un punto.',
};
