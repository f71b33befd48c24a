import { formatCode, parseCode } from '#common/listings/listing-code.js';
import { OPERATION_IDS, type Operation } from '#common/kernel/operations.js';
import { NumberColumn } from './number-column.js';

/** Codes with higher numbers are stored as text, so that one of them does not enlarge the arrays. */
const HIGHEST_NUMBER = 2 ** 22;
const FIRST_CAPACITY = 1_024;
/** Marks numbers without a listing in the arrays. */
const NO_PLACE = 0;

/**
 * Places by code, and codes by place. Codes are assigned consecutively for each operation, so places are stored in arrays that are indexed by number.
 * Codes that the operator wrote in another form (`ALQ-00001`) or with a very high number are stored as text.
 */
export class CodeIndex {
  /** Place + 1 by number. */
  private readonly placesByNumber = new Map<Operation, Uint32Array>(
    OPERATION_IDS.map((operation) => [operation, new Uint32Array(FIRST_CAPACITY)]),
  );
  /** By place: the number, negative for the second operation. NaN for codes that are stored as text. */
  private readonly numbers = new NumberColumn();
  private readonly placesByText = new Map<string, number>();
  private readonly textByPlace = new Map<number, string>();

  set(place: number, code: string): void {
    const numbered = numberOf(code);
    this.numbers.set(place, numbered ? signed(numbered) : null);
    if (numbered) this.reserve(numbered)[numbered.number] = place + 1;
    else {
      this.placesByText.set(code, place);
      this.textByPlace.set(place, code);
    }
  }

  /** Must be called while the place still has its code. A code that another place has got meanwhile stays with that place. */
  clear(place: number): void {
    const code = this.codeAt(place);
    this.textByPlace.delete(place);
    if (this.placeOf(code) !== place) return;
    const numbered = numberOf(code);
    if (numbered) this.placesByNumber.get(numbered.operation)![numbered.number] = NO_PLACE;
    else this.placesByText.delete(code);
  }

  /** The place of the listing with that code; undefined if none in the index has it. */
  placeOf(code: string): number | undefined {
    const numbered = numberOf(code);
    if (!numbered) return this.placesByText.get(code);
    const found = this.placesByNumber.get(numbered.operation)![numbered.number] ?? NO_PLACE;
    return found === NO_PLACE ? undefined : found - 1;
  }

  codeAt(place: number): string {
    const number = this.numbers.at(place);
    if (Number.isNaN(number)) return this.textByPlace.get(place) ?? '';
    return formatCode(number < 0 ? OPERATION_IDS[1]! : OPERATION_IDS[0]!, Math.abs(number));
  }

  private reserve({ operation, number }: Numbered): Uint32Array {
    const places = this.placesByNumber.get(operation)!;
    if (number < places.length) return places;
    const grown = new Uint32Array(Math.max(number + 1, Math.ceil(places.length * 1.5)));
    grown.set(places);
    this.placesByNumber.set(operation, grown);
    return grown;
  }
}

interface Numbered {
  operation: Operation;
  number: number;
}

/** Undefined for a code that its operation and number do not determine, or with a very high number. */
function numberOf(code: string): Numbered | undefined {
  const parsed = parseCode(code);
  if (!parsed || parsed.number < 1 || parsed.number > HIGHEST_NUMBER) return undefined;
  return formatCode(parsed.operation, parsed.number) === code ? parsed : undefined;
}

function signed({ operation, number }: Numbered): number {
  return operation === OPERATION_IDS[0] ? number : -number;
}
