import { ATTRIBUTES, type AttributeValues } from '#common/listings/attributes/all-attributes.js';
import { isAskedOf } from '#common/listings/attributes/attribute-values.js';
import { rounded } from '#common/listings/attributes/measure.js';
import type { MeasureAttribute } from '#common/listings/attributes/attribute.js';
import type { Operation } from '#common/kernel/operations.js';
import {
  CABIN,
  DUPLEX,
  FIELD,
  FLAT,
  HOUSE,
  SHOP,
  type PropertyTypeId,
} from '#common/listings/property-types.js';
import type { Chance } from './chance.js';

interface StatedSubject {
  operation: Operation;
  type: PropertyTypeId;
  bedrooms: number | null;
  rooms: number | null;
  /** The finished text, with which measures agree. */
  notes: string;
}

type Stated = Partial<AttributeValues>;

/** Square metres under a roof: a base and an amount per bedroom or room. */
const COVERED: Readonly<Partial<Record<PropertyTypeId, readonly [number, number]>>> = {
  [HOUSE]: [44, 27],
  [FLAT]: [14, 18],
  [CABIN]: [28, 22],
  [DUPLEX]: [34, 26],
};

const HECTARE = 10_000;

/** What a text says about measures and yes/no attributes. */
const SAID: readonly [pattern: RegExp, read: (numbers: readonly number[]) => Stated][] = [
  [/(\d+) hectáreas/, ([hectares = 0]) => ({ totalArea: hectares * HECTARE })],
  [/Dos lotes linderos de (\d+) x (\d+)/, ([front = 0, depth = 0]) => ({ totalArea: 2 * front * depth })],
  [/(?:Vendo lote|Terreno) de ([\d,]+) x (\d+)/, ([front = 0, depth = 0]) => ({ totalArea: front * depth })],
  [/lote de ([\d.]+) m²/, ([area = 0]) => ({ totalArea: area })],
  [/(?:Local|Galpón)[^.]* (\d+) m²/, ([area = 0]) => ({ coveredArea: area, totalArea: null })],
  [/(?:Dúplex|Departamento) a estrenar/, () => ({ age: 0 })],
  [/[Ss]in expensas/, () => ({ expenses: 0 })],
  [/Apta crédito/, () => ({ creditEligible: true })],
];

/** Measures and yes/no attributes of a notice; one in seven states none. */
export function makeStated(chance: Chance, subject: StatedSubject): Stated {
  const asked = ATTRIBUTES.filter((attribute) => isAskedOf(attribute, subject));
  const drawn: Stated = {};
  for (const attribute of asked) {
    if (attribute.kind === 'flag') Object.assign(drawn, { [attribute.name]: chance.happens(0.3) });
    if (attribute.kind === 'measure') Object.assign(drawn, { [attribute.name]: usual(chance, attribute) });
  }
  const areas = areasOf(chance, subject);
  const share = chance.happens(0.14) ? 0 : subject.operation === 'sale' ? 0.85 : 0.4;
  const given = Object.fromEntries(
    Object.entries({ ...drawn, ...areas }).filter(
      ([, value]) => typeof value === 'boolean' || chance.happens(share),
    ),
  );
  const all: Stated = { ...given, ...said(subject.notes) };
  return Object.fromEntries(
    asked.flatMap(({ name }) => (all[name] === undefined ? [] : [[name, all[name]]])),
  );
}

/** A number of the measure's usual range; smaller ones are more frequent. */
function usual(chance: Chance, { usual: [least, most], decimals }: MeasureAttribute): number {
  return rounded(least + (most - least) * chance.next() ** 2, Math.min(decimals, 1));
}

/** Areas of a home, which grow with its size. */
function areasOf(chance: Chance, { type, bedrooms, rooms }: StatedSubject): Stated {
  const [base, each] = COVERED[type] ?? [0, 0];
  if (type === FIELD) return { totalArea: chance.whole(8, 160) * HECTARE };
  if (type === SHOP) return { coveredArea: chance.whole(28, 95), totalArea: null };
  if (base === 0) return {};
  const coveredArea = Math.round((base + each * (bedrooms ?? rooms ?? 2)) * chance.between(0.85, 1.25));
  const around = type === FLAT ? chance.whole(0, 9) : chance.whole(60, 420);
  return { coveredArea, totalArea: coveredArea + around };
}

function said(notes: string): Stated {
  const facts = SAID.flatMap(([pattern, read]) => {
    const match = pattern.exec(notes);
    return match
      ? read(match.slice(1).map((figure) => Number(figure.replaceAll('.', '').replace(',', '.'))))
      : [];
  });
  return Object.assign({}, ...facts) as Stated;
}
