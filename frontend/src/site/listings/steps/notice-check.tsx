import { planEntry } from '#common/contracts/plans.js';
import { operationFromName } from '#common/kernel/operations.js';
import { missingParts, type MissingPart } from '#common/listings/publication/missing-parts.js';
import { guideQuery, type PricedPart } from '#common/search/landings/price-guide.js';
import { LatePriceGuide } from '../../../pricing/late-price-guide.js';
import { useWizardContext } from '../wizard-context.js';

const WHERE_PHOTOS = 'con un contrato que las incluya, en el paso que sigue';

/** What others ask for such a home, and what the notice does not say yet. */
export function NoticeCheck() {
  const { form, entry, setEntry, goTo } = useWizardContext();
  const { inmueble, ubicacion, contrato } = form;
  const { tipoOperacion, tipoVivienda, preciosAlquiler: rows } = inmueble;
  const operation = operationFromName(tipoOperacion);
  if (!operation || tipoVivienda === '' || tipoOperacion === '') return null;
  const isRental = operation === 'rental';
  const plan = isRental ? contrato.tipoContratoAlquiler : contrato.tipoContratoVenta;
  const fill = (part: MissingPart | PricedPart): void => {
    if (part === 'superficie') return goTo(2);
    if (part === 'camas') return focusIn('condiciones');
    if (typeof part !== 'object') return;
    setEntry({ ...entry, ...part });
    focusIn('preciosAlquiler');
  };
  return (
    <LatePriceGuide
      asked={guideQuery({
        operation,
        town: ubicacion.localidad,
        propertyType: tipoVivienda,
        bedrooms: inmueble.dormitorios || null,
        rooms: inmueble.ambientes || null,
        people: inmueble.personas || null,
      })}
      about={isRental ? [...(entry.periodo ? [entry] : []), ...rows.toReversed()] : []}
      priced={isRental ? rows : undefined}
      missing={missingParts({
        operacion: tipoOperacion,
        idTipoVivienda: tipoVivienda,
        conditions: inmueble.condiciones,
        areas: [inmueble.superficieCubierta, inmueble.superficieTotal],
        hasPhotos: plan !== '' && planEntry(plan).photos,
      })}
      onFill={fill}
      elsewhere={{ fotos: WHERE_PHOTOS }}
    />
  );
}

/** Focuses the first control of a group of fields, which may be folded. */
function focusIn(group: string): void {
  const place = document.querySelector<HTMLElement>(`[data-campo="inmueble.${group}"]`);
  if (place instanceof HTMLDetailsElement) place.open = true;
  const control = place?.querySelector<HTMLElement>('input, select, textarea');
  control?.focus({ preventScroll: true });
  control?.scrollIntoView({ block: 'center' });
}
