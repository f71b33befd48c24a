import { planEntry } from '#common/contracts/plans.js';
import { operationFromName } from '#common/kernel/operations.js';
import { missingParts, type MissingPart } from '#common/listings/publication/missing-parts.js';
import { priceKey } from '#common/pricing/prices.js';
import { readRentalKey } from '#common/pricing/rental-key.js';
import { guideQuery, type PricedPart } from '#common/search/landings/price-guide.js';
import { goToField } from '../../../ui/go-to-field.js';
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
    if (part === 'superficie' && !goToField(fieldOf(AREAS))) return goTo(2, AREAS);
    if (part === 'camas') goToField(fieldOf('inmueble.condiciones'));
    if (typeof part !== 'object') return;
    setEntry({ ...entry, ...part });
    goToField(amountOf(part));
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

/** Beginning of the paths of the covered and the total area. */
const AREAS = 'inmueble.superficie';

function fieldOf(path: string): HTMLElement | null {
  return document.querySelector(`[data-campo^="${path}"]`);
}

/** The cell of the grid for a price, or the amount of the one that is being entered. */
function amountOf(part: PricedPart): HTMLElement | null {
  const place = readRentalKey(part);
  const prices = fieldOf('inmueble.preciosAlquiler');
  const cell = place && prices?.querySelector<HTMLElement>(`[data-lugar="${priceKey(place)}"]`);
  return cell ?? prices?.querySelector('input') ?? null;
}
