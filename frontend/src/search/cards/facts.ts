import {
  ATTRIBUTES,
  type AttributeName,
  type AttributeValues,
} from '#common/listings/attributes/all-attributes.js';
import type { AttributeIcon } from '#common/listings/attributes/attribute.js';
import { counted } from '#common/kernel/text.js';

export interface Fact {
  kind: AttributeName;
  icon: AttributeIcon;
  /** Null for yes/no attributes, which show their text. */
  count: number | null;
  /** `3 dormitorios`. */
  text: string;
}

/** Attributes on cards, in display order. */
export function factsOf(listing: AttributeValues): Fact[] {
  return ATTRIBUTES.filter(({ onCard }) => onCard).flatMap((attribute): Fact[] => {
    const { name: kind, icon } = attribute;
    const value = listing[kind];
    if (!value) return [];
    if (attribute.kind === 'flag') return [{ kind, icon, count: null, text: attribute.label }];
    const count = Number(value);
    return [{ kind, icon, count, text: counted(count, attribute.one, attribute.many) }];
  });
}
