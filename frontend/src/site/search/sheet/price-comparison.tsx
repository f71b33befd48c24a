import { IconChartBar } from '@tabler/icons-react';
import { propertyType } from '#common/listings/property-types.js';
import type { PriceComparisonWire } from '#common/search/sheet/sheet-calls.js';
import { paths } from '../../../app/paths.js';
import { TextLink } from '../../../ui/link.js';
import { comparisonText, type PriceCellName } from './sheet-price.js';

interface PriceComparisonProps {
  comparisons: readonly PriceComparisonWire[];
  searched: readonly PriceCellName[];
  typeId: number;
}

const MOST_LINES = 3;

/** Prices compared with averages: those of the visitor's search, otherwise the first. */
export function PriceComparison({ comparisons, searched, typeId }: PriceComparisonProps) {
  const { plural } = propertyType(typeId);
  const asked = comparisons.filter(({ periodo, fraccion }) =>
    searched.some((cell) => cell.periodo === periodo && cell.fraccion === fraccion),
  );
  const lines = (asked.length > 0 ? asked : comparisons).slice(0, MOST_LINES);
  if (lines.length === 0) return null;
  return (
    <div className="mt-4 flex items-start gap-2 text-ink-soft">
      <IconChartBar aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-primary" />
      <div>
        <ul>
          {lines.map((line) => (
            <li key={`${line.periodo} ${line.fraccion}`}>{comparisonText(line, plural)}.</li>
          ))}
        </ul>
        <TextLink to={paths.averages}>Ver los promedios</TextLink>
      </div>
    </div>
  );
}
