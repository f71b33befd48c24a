import { LONGEST_SENTENCE } from './rule.js';
import { fold } from '../../kernel/text.js';
import { isOneMistake, usualWord } from './vocabulary.js';

/** A word, number, date or sign of a sentence. */
export interface Token {
  /** Its usual form: `dormitorio` of `dorm.`, `6` of `seis`, `2000000` of `2.000.000`; `,` between parts of the sentence. */
  word: string;
  /** As written, folded. */
  folded: string;
  /** Place in the sentence. */
  from: number;
  to: number;
}

/** Tokens that are read. */
const MOST_TOKENS = 80;

const TOKEN = new RegExp(
  [
    String.raw`\d{4}-\d{2}-\d{2}`,
    String.raw`\d{1,2}/\d{1,2}(?:/\d{2,4})?`,
    String.raw`[1-4]\.?(?:er[ao]?|r[ao]|d[ao]|ta|[ªº°ao])(?![\p{L}\p{N}])`,
    String.raw`\d{1,3}(?: \d{3}){2,}(?!\d)`,
    String.raw`\d[\d.]*(?:,\d+)?`,
    String.raw`u\$[sd]|us\$|ar?s?\$|\$`,
    String.raw`m(?:ts?)?[2²]`,
    String.raw`\p{L}[\p{L}\p{M}]*`,
    String.raw`[-–](?=\s?\d)`,
    String.raw`[+,;:()!?]`,
  ].join('|'),
  'giu',
);

/** The sentence as tokens, and the rest of it that was not read. */
export function tokensOf(sentence: string): { tokens: Token[]; rest: string } {
  const tokens: Token[] = [];
  const end = endOf(sentence);
  for (const { 0: found, index } of sentence.slice(0, end).matchAll(TOKEN)) {
    if (tokens.length >= MOST_TOKENS) return { tokens: withNumbers(tokens), rest: sentence.slice(index) };
    const folded = fold(found.normalize('NFKC'));
    tokens.push({ word: wordOf(found, folded), folded, from: index, to: index + found.length });
  }
  return { tokens: withNumbers(tokens), rest: sentence.slice(end) };
}

/** Where reading stops: before the word that does not fit, unless there is no other. */
function endOf(sentence: string): number {
  if (sentence.length <= LONGEST_SENTENCE) return sentence.length;
  return Math.max(sentence.lastIndexOf(' ', LONGEST_SENTENCE), 0) || LONGEST_SENTENCE;
}

const ORDINALS = ['primera', 'segunda', 'tercera', 'cuarta'];

function wordOf(found: string, folded: string): string {
  if (/^[,;:()!?]$/.test(found)) return ',';
  if (/^[-–]$/.test(found)) return 'a';
  if (found === 'M') return 'millon';
  if (/^(u\$[sd]|us\$)$/.test(folded)) return 'usd';
  if (folded.endsWith('$')) return '$';
  if (/^m(ts?)?2$/.test(folded)) return 'm2';
  if (/^1(?:e?ro|\.?[o°])$/.test(folded)) return 'primero';
  if (/^[1-4]\.?[a-z°]/.test(folded)) return ORDINALS[Number(folded[0]) - 1]!;
  if (/^\d[\d., ]*$/.test(folded)) return plainNumber(folded.replaceAll(' ', '.'));
  return usualWord(folded);
}

/** `2000000` of `2.000.000`, `1.5` of `1,5` and of `1.5`. */
function plainNumber(written: string): string {
  const figure = written.replace(/\.+$/, '');
  const isGrouped = /^\d{1,3}(\.\d{3})+(,\d+)?$/.test(figure);
  const plain = (isGrouped ? figure.replaceAll('.', '') : figure).replace(',', '.');
  return /^\d{1,12}(\.\d+)?$/.test(plain) ? String(Number(plain)) : '?';
}

const HUNDREDS =
  'cien doscientos trescientos cuatrocientos quinientos seiscientos setecientos ochocientos novecientos'
    .split(' ')
    .map((word, at): [string, number] => [word, (at + 1) * 100]);

/** Values of number words; `un` and `una` are left to the rules. */
const NUMBERS = new Map(
  [
    'dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciseis diecisiete dieciocho diecinueve veinte'
      .split(' ')
      .map((word, at): [string, number] => [word, at + 2]),
    'veintiuno veintidos veintitres veinticuatro veinticinco veintiseis veintisiete veintiocho veintinueve'
      .split(' ')
      .map((word, at): [string, number] => [word, at + 21]),
    'treinta cuarenta cincuenta sesenta setenta ochenta noventa'
      .split(' ')
      .map((word, at): [string, number] => [word, (at + 3) * 10]),
    HUNDREDS,
    [['ciento', 100] as [string, number]],
  ].flat(),
);

/** Value of a number word: of hundreds also the feminine and with one letter missing, `doscientas lucas`, `docientos`. */
function valueOf(word = ''): number | undefined {
  const known = NUMBERS.get(word);
  if (known !== undefined || !/ient[oa]s$/.test(word)) return known;
  const masculine = word.replace(/as$/, 'os');
  return HUNDREDS.find(([hundred]) => isOneMistake(masculine, hundred) || masculine === hundred)?.[1];
}

/** `2 quincena` and `3 semana` count from the first; `2 quincenas` are a length. */
function isOrdinal({ folded }: Token, next: Token | undefined): boolean {
  if (!next || next.folded.endsWith('s')) return false;
  return (
    (/^(?:[12]|1\.?[o°])$/.test(folded) && next.word === 'quincena') ||
    (/^(?:[234]|1\.?[o°])$/.test(folded) && next.word === 'semana')
  );
}

/** `3/4 dormitorios` and `10/12 personas` are no dates. */
function isRange({ folded }: Token, next: Token | undefined): boolean {
  const [first = 0, last = 0] = folded.split('/').map(Number);
  return first < last && /^(dormitorio|ambiente|bano|persona)$/.test(next?.word ?? '');
}

/** Replaces numbers in words by figures: `ciento veinte`, `treinta y cinco`. */
function withNumbers(tokens: readonly Token[]): Token[] {
  const read: Token[] = [];
  for (let at = 0; at < tokens.length;) {
    if (isOrdinal(tokens[at]!, tokens[at + 1])) {
      const token = tokens[at++]!;
      read.push({ ...token, word: ORDINALS[Number(token.folded[0]) - 1]! });
      continue;
    }
    if (isRange(tokens[at]!, tokens[at + 1])) {
      const token = tokens[at++]!;
      read.push({ ...token, word: token.folded.replace('/', ' a ') });
      continue;
    }
    const number = numberAt(tokens, at);
    const [first, last] = [tokens[at]!, tokens[at + Math.max(number.length, 1) - 1]!];
    read.push(number.length === 0 ? first : { ...first, word: String(number.value), to: last.to });
    at += Math.max(number.length, 1);
  }
  return read;
}

/** The number in words that begins at a token, and how many tokens it has. */
function numberAt(tokens: readonly Token[], at: number): { value: number; length: number } {
  let value = 0;
  let length = 0;
  // Each part is smaller than the last digit of the one before it: 100, then 20, then 5.
  for (let room = 1000; room > 1;) {
    const isJoined = length > 0 && tokens[at + length]?.folded === 'y';
    const part = valueOf(tokens[at + length + (isJoined ? 1 : 0)]?.folded);
    // 'y' joins tens and units only: 'dos y tres' are two numbers.
    if (part === undefined || part >= room || (isJoined && (room !== 10 || part >= 10))) break;
    value += part;
    length += isJoined ? 2 : 1;
    room = part >= 100 ? 100 : part >= 30 ? 10 : 1;
  }
  return { value, length };
}
