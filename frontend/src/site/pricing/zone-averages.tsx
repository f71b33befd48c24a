import { useQuery } from '@tanstack/react-query';
import { FLAT, HOUSE, propertyType } from '#common/listings/property-types.js';
import { AVERAGED_PERIODS, FRACTIONS, period } from '#common/pricing/periods.js';
import { zoneAverages, type ZoneAverageWire } from '#common/search/landings/landing-calls.js';
import { apiQuery } from '../../app/queries.js';
import type { AveragesView, AverageTable } from '../../pricing/averages-data.js';
import { AverageTableCard } from './average-table-card.js';

export const zoneAveragesQuery = () => apiQuery(zoneAverages);

/** Average prices of rentals of a type, a table for each month of the season with a row for each zone. Nothing where no zone compares. */
export function ZoneAverages({ view }: { view: AveragesView }) {
  const { data } = useQuery(zoneAveragesQuery());
  const tables = data ? tablesOf(data.promedios, view) : [];
  return tables.map((table) => <AverageTableCard key={table.title} table={table} view={view} />);
}

function tablesOf(all: readonly ZoneAverageWire[], { type, currency }: AveragesView): AverageTable[] {
  const typeId = type === 'casa' ? HOUSE : FLAT;
  const shown = all.filter(({ idTipoVivienda, moneda }) => idTipoVivienda === typeId && moneda === currency);
  return AVERAGED_PERIODS.flatMap((id) => {
    const { name, label } = period(id);
    const ofMonth = shown.filter(({ periodo }) => periodo === name);
    const zones = [...new Set(ofMonth.map(({ barrio, ciudad }) => `${barrio}, ${ciudad}`))];
    const rows = zones.map((zone) => ({
      label: zone,
      cells: FRACTIONS.map((fraction) => {
        const found = ofMonth.find(
          ({ barrio, ciudad, fraccion }) => `${barrio}, ${ciudad}` === zone && fraccion === fraction.name,
        );
        return found && { ...found, total_propiedades: found.avisos };
      }),
    }));
    const title = `${propertyType(typeId).plural} por barrio, ${label.toLowerCase()}`;
    const columns = FRACTIONS.map((fraction) => fraction.label);
    return rows.length > 0 ? [{ title, rowHeader: 'Barrio', columns, rows }] : [];
  });
}
