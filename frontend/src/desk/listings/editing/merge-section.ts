import { isSameDraft, type Drafts, type PriceDraft, type SectionName } from './section-drafts.js';

/** A draft, the saved values on which it is based, and those that another person has saved since. */
interface Versions<T> {
  base: T;
  mine: T;
  theirs: T;
}

/** The draft on top of what others have saved: what it changed, and theirs where it changed nothing. */
export function mergeSection<Name extends SectionName>(
  name: Name,
  versions: Versions<Drafts[Name]>,
): Drafts[Name] {
  return MERGES[name](versions);
}

const MERGES: { [Name in SectionName]: (versions: Versions<Drafts[Name]>) => Drafts[Name] } = {
  contacto: mergeFields,
  inmueble: mergeFields,
  observaciones: ({ mine }) => mine,
  verificacion: ({ mine }) => mine,
  condiciones: mergeFields,
  ubicacion: mergeFields,
  contrato: mergeFields,
  precios: mergePrices,
  servicios: mergeMembers,
  fotos: ({ mine }) => mine,
};

function mergeFields<T extends object>({ base, mine, theirs }: Versions<T>): T {
  const changed = Object.entries(mine).filter(
    ([field, value]) => !isSameDraft(value, base[field as keyof T]),
  );
  return { ...theirs, ...Object.fromEntries(changed) };
}

function mergeMembers({ base, mine, theirs }: Versions<number[]>): number[] {
  const added = mine.filter((id) => !base.includes(id) && !theirs.includes(id));
  const kept = theirs.filter((id) => mine.includes(id) || !base.includes(id));
  return [...kept, ...added].toSorted((one, other) => one - other);
}

/** A row is identified by its period and fraction, because a changed row may have been removed and entered again. */
function mergePrices({ base, mine, theirs }: Versions<PriceDraft[]>): PriceDraft[] {
  const find = (rows: PriceDraft[], row: PriceDraft): PriceDraft | undefined =>
    rows.find(({ periodo, fraccion }) => periodo === row.periodo && fraccion === row.fraccion);
  const isChanged = (row: PriceDraft): boolean => {
    const before = find(base, row);
    return before === undefined || !isSameDraft(valuesOf(row), valuesOf(before));
  };
  const changed = mine
    .filter(isChanged)
    .map((row) => ({ ...row, idPrecios: find(theirs, row)?.idPrecios ?? null }));
  const isKept = (row: PriceDraft): boolean => find(mine, row) !== undefined || find(base, row) === undefined;
  const kept = theirs.filter(isKept).map((row) => find(changed, row) ?? row);
  return [...kept, ...changed.filter((row) => !find(kept, row))];
}

function valuesOf({ monto, tipo_moneda, alquilado }: PriceDraft): unknown[] {
  return [monto, tipo_moneda, alquilado];
}
