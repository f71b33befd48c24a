import { partLabel } from '#common/pricing/periods.js';
import type { PriceWire } from '#common/pricing/price-calls.js';
import { paths } from '../../../app/paths.js';
import { TextLink } from '../../../ui/link.js';

/** For each part of the season that is taken, the form by which a visitor waits for it (common/inquiries/alerts/waited-home.ts). */
export function WaitingLinks({ code, prices }: { code: string; prices: readonly PriceWire[] }) {
  const links = prices.map(
    ({ idPrecios, periodo, fraccion, alquilado }) =>
      alquilado && (
        <TextLink
          key={idPrecios}
          className="mr-3"
          to={`${paths.alert}?busqueda=${encodeURIComponent(`${paths.sheet(code)}?periodo=${periodo}&fraccion=${fraccion}`)}`}
        >
          {partLabel(periodo, fraccion)}
        </TextLink>
      ),
  );
  return links.some(Boolean) && <p className="mt-4">Avisame si se libera: {links}</p>;
}
