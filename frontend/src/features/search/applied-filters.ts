import { formatPrice } from '#common/rules/prices.js';
import { readCount, type CountChoice, type SearchFilters } from '#common/rules/search-filters.js';
import { counted, slug } from '#common/rules/text.js';
import { fraction, period } from '#common/vocabulary/periods.js';
import { propertyType } from '#common/vocabulary/property-types.js';

export interface AppliedFilter {
  /** What its chip says. */
  label: string;
  /** The search without it. */
  without: SearchFilters;
}

type ListField = 'towns' | 'propertyTypes' | 'bedrooms' | 'rooms' | 'bathrooms' | 'people' | 'amenities';

/** Every filter that narrows a search, in the order of the panel, each with the search that is left without it. */
export function appliedFilters(filters: SearchFilters, amenityNames: readonly string[]): AppliedFilter[] {
  const each = (field: ListField, label: (value: never) => string): AppliedFilter[] =>
    (filters[field] as readonly unknown[]).map((value) => ({
      label: label(value as never),
      without: {
        ...filters,
        [field]: (filters[field] as readonly unknown[]).filter((other) => other !== value),
      },
    }));
  const counts = (field: ListField, one: string, many: string) =>
    each(field, (choice: CountChoice) => {
      const { count, orMore } = readCount(choice);
      return orMore ? `${count} o más ${many}` : counted(count, one, many);
    });
  return [
    ...each('towns', (town: string) => town),
    ...each('propertyTypes', (id: number) => propertyType(id).short),
    ...counts('bedrooms', 'dormitorio', 'dormitorios'),
    ...counts('rooms', 'ambiente', 'ambientes'),
    ...season(filters),
    ...price(filters),
    ...(filters.featured ? [{ label: 'Solo destacados', without: { ...filters, featured: false } }] : []),
    ...counts('bathrooms', 'baño', 'baños'),
    ...counts('people', 'persona', 'personas'),
    ...each('amenities', (wanted: string) => amenityNames.find((name) => slug(name) === wanted) ?? wanted),
  ];
}

function season(filters: SearchFilters): AppliedFilter[] {
  const applied: AppliedFilter[] = [];
  if (filters.period)
    applied.push({
      label: period(filters.period).name,
      without: { ...filters, period: null, fraction: null },
    });
  if (filters.fraction)
    applied.push({ label: fraction(filters.fraction).name, without: { ...filters, fraction: null } });
  return applied;
}

function price(filters: SearchFilters): AppliedFilter[] {
  const { priceFrom, priceTo, currency } = filters;
  const applied: AppliedFilter[] = [];
  const shown = (amount: number): string => formatPrice(amount, currency ?? 'ARS');
  if (priceFrom !== null)
    applied.push({ label: `Desde ${shown(priceFrom)}`, without: { ...filters, priceFrom: null } });
  if (priceTo !== null)
    applied.push({ label: `Hasta ${shown(priceTo)}`, without: { ...filters, priceTo: null } });
  if (currency)
    applied.push({
      label: currency === 'ARS' ? 'En pesos' : 'En dólares',
      without: { ...filters, currency: null },
    });
  return applied;
}

/** `Casas en alquiler en Miramar`: the heading of a search. */
export function searchTitle({ operation, propertyTypes, towns }: SearchFilters): string {
  const what = propertyTypes.length === 1 ? propertyType(propertyTypes[0]!).plural : 'Propiedades';
  const where =
    towns.length === 0
      ? 'la costa'
      : towns.length === 1
        ? towns[0]
        : `${towns.slice(0, -1).join(', ')} y ${towns.at(-1)}`;
  return `${what} en ${operation === 'rental' ? 'alquiler' : 'venta'} en ${where}`;
}
