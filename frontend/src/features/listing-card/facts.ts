import { ATTRIBUTES, type AttributeName, type AttributeValues } from '#common/attributes/all-attributes.js';
import type { AttributeIcon } from '#common/attributes/attribute.js';
import { counted } from '#common/rules/text.js';

export interface Fact {
  kind: AttributeName;
  icon: AttributeIcon;
  /** Null for what a property has or has not: its text is shown instead. */
  count: number | null;
  /** `3 dormitorios`. */
  text: string;
}

/** What cards tell of a property, in the order in which people ask for it. */
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
