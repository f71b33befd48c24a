import { fractionLabel, periodLabel } from '#common/vocabulary/periods.js';
import type { PriceWire } from '#common/wire/listings.js';
import { paths } from '../../app/paths.js';
import { TextLink } from '../../ui/link.js';

/** For each part of the season that is taken, the form by which a visitor waits for it. */
export function WaitingLinks({ code, prices }: { code: string; prices: readonly PriceWire[] }) {
  const taken = prices.filter(({ alquilado }) => alquilado);
  if (taken.length === 0) return null;
  return (
    <p className="mt-4 print:hidden">
      Avisame si se libera:{' '}
      {taken.map(({ idPrecios, periodo, fraccion }, at) => (
        <span key={idPrecios}>
          {at > 0 && ' · '}
          <TextLink to={paths.waitFor(code, { periodo, fraccion })} rel="nofollow">
            {periodLabel(periodo)}, {fractionLabel(fraccion)}
          </TextLink>
        </span>
      ))}
    </p>
  );
}
