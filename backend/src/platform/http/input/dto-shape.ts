import { getMetadataStorage } from 'class-validator';
import 'reflect-metadata';

const PART = Symbol('part');
const VERBATIM = Symbol('verbatim');

export type DtoClass = new () => object;

/** A nested DTO of a field. */
export interface PartOfDto {
  dto: () => DtoClass;
  /** Whether the field is a list of them. */
  each: boolean;
}

export interface DtoField {
  name: string;
  part?: PartOfDto;
  /** A text that is not cleaned. */
  isVerbatim?: true;
  /** Maximum length of its array, and the message for a longer one. */
  most?: { items: number; message: string };
}

const SHAPES = new WeakMap<DtoClass, readonly DtoField[]>();

/** Records that a field is a nested DTO; used by the decorator `Part`. */
export function notePart(target: object, property: string | symbol, part: PartOfDto): void {
  Reflect.defineMetadata(PART, part, target, property);
}

/** Records that a text is read exactly as it was sent; used by the decorator `Verbatim`. */
export function noteVerbatim(target: object, property: string | symbol): void {
  Reflect.defineMetadata(VERBATIM, true, target, property);
}

/** The fields of a DTO: those with a validation decorator, inherited ones included. */
export function fieldsOf(dto: DtoClass): readonly DtoField[] {
  let fields = SHAPES.get(dto);
  if (!fields) SHAPES.set(dto, (fields = readFields(dto)));
  return fields;
}

function readFields(dto: DtoClass): DtoField[] {
  const checks = getMetadataStorage().getTargetValidationMetadatas(dto, '', false, false);
  const names = [...new Set(checks.map(({ propertyName }) => propertyName))];
  return names.map((name) => {
    const longest = checks.find((check) => check.propertyName === name && check.name === 'arrayMaxSize');
    const part = Reflect.getMetadata(PART, dto.prototype, name) as PartOfDto | undefined;
    return {
      name,
      ...(part ? { part } : {}),
      ...(Reflect.getMetadata(VERBATIM, dto.prototype, name) ? { isVerbatim: true as const } : {}),
      ...(longest ? { most: { items: longest.constraints[0], message: String(longest.message) } } : {}),
    };
  });
}
