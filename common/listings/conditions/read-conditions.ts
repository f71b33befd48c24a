import { readAmount } from '../../pricing/amount.js';
import { PERIODS } from '../../pricing/periods.js';
import { conditionsText } from './condition-rows.js';
import {
  BALANCE_TIMES,
  BED_KINDS,
  BEDS,
  CONDITION_LABELS,
  GROUP_RULES,
  LINENS,
  noConditions,
  PET_RULES,
  UTILITIES,
  type Conditions,
} from './conditions.js';

type Field = Exclude<keyof Conditions, 'moneda'>;

/**
 * Reads conditions as `conditionsText` writes them.
 * @returns undefined for any other text
 */
export function readConditions(text: string): Conditions | undefined {
  const conditions = noConditions();
  for (const { field, words } of partsOf(text)) READERS[field](words, conditions);
  return conditionsText(conditions) === text.trim() ? conditions : undefined;
}

const LABELLED = (Object.entries(CONDITION_LABELS) as [Field | 'moneda', string][]).filter(
  (entry): entry is [Field, string] => entry[0] !== 'moneda',
);

/** The fields with their words. Those of minimum nights contain the separator of fields. */
function partsOf(text: string): { field: Field; words: string }[] {
  const parts: { field: Field; words: string }[] = [];
  for (const piece of text.trim().split('; ')) {
    const [field, label] = LABELLED.find(([, name]) => piece.startsWith(`${name}: `)) ?? [];
    const last = parts.at(-1);
    if (field) parts.push({ field, words: piece.slice(`${label}: `.length) });
    else if (last) last.words += `; ${piece}`;
  }
  return parts;
}

const READERS: Readonly<Record<Field, (words: string, into: Conditions) => void>> = {
  camas(words, into) {
    for (const [, count = '', name] of words.matchAll(/(\d+) (.+?)(?=, | [ye] \d|$)/g)) {
      const kind = BED_KINDS.find((one) => BEDS[one].one === name || BEDS[one].many === name);
      if (kind) into.camas[kind] = Number(count);
    }
  },
  ropaBlanca: (words, into) => (into.ropaBlanca = keyOf(LINENS, words)),
  entrada: (words, into) => (into.entrada = /\d\d:\d\d$/.exec(words)?.[0] ?? null),
  salida: (words, into) => (into.salida = /\d\d:\d\d$/.exec(words)?.[0] ?? null),
  minimoNoches(words, into) {
    for (const part of words.split('; ')) {
      const [, count, names] = /^(\d+) noches?(?: en (.+))?$/.exec(part) ?? [];
      const periods = names ? PERIODS.filter(({ label }) => namesPeriod(names, label)) : [];
      const others = !names || names.endsWith('otras fechas') ? [''] : [];
      for (const periodo of [...periods.map(({ name }) => name), ...others])
        into.minimoNoches.push({ periodo, noches: Number(count) });
    }
  },
  servicios: (words, into) =>
    (into.servicios = keyOf(UTILITIES, words) ?? amountIn(words.replace(/ por día$/, ''), into)),
  limpieza: (words, into) => (into.limpieza = words === 'Sin cargo' ? 0 : amountIn(words, into)),
  senia: (words, into) => (into.senia = words === 'No se pide' ? 0 : Number.parseInt(words, 10)),
  saldo: (words, into) => (into.saldo = keyOf(BALANCE_TIMES, words)),
  deposito: (words, into) =>
    (into.deposito =
      words === 'No se pide' ? 0 : amountIn(words.replace(/, se devuelve al irse$/, ''), into)),
  mascotas: (words, into) =>
    (into.mascotas =
      keyOf(PET_RULES, words) ?? amountIn(words.replace(/^Sí, (.+) por estadía$/, '$1'), into)),
  grupos: (words, into) => (into.grupos = keyOf(GROUP_RULES, words)),
};

function namesPeriod(names: string, label: string): boolean {
  return names
    .toLowerCase()
    .split(/, | y /)
    .includes(label.toLowerCase());
}

function keyOf<Key extends string>(texts: Readonly<Record<Key, string>>, words: string): Key | null {
  return (Object.keys(texts) as Key[]).find((key) => texts[key] === words) ?? null;
}

/** The amount; its currency is that of all amounts. */
function amountIn(words: string, into: Conditions): number | null {
  const read = readAmount(words);
  if (read?.currency) into.moneda = read.currency;
  return read?.amount ?? null;
}
