import {
  ATTRIBUTES,
  type AttributeName,
  type AttributeWire,
} from '#common/listings/attributes/all-attributes.js';
import type { AttributeIcon } from '#common/listings/attributes/attribute.js';
import { attributeText, valueOnWire } from '#common/listings/attributes/attribute-values.js';
import { briefMeasure } from '#common/listings/attributes/measure.js';
import { counted } from '#common/kernel/text.js';

export interface Fact {
  kind: AttributeName;
  icon: AttributeIcon;
  /** `3`, `85 m² cub.`; null for yes/no attributes, which show their text. */
  figure: string | null;
  /** `3 dormitorios`, `Superficie cubierta: 85 m²`. */
  text: string;
}

/** Attributes on cards, in display order. */
export function factsOf(listing: AttributeWire & { idTipoVivienda: number }): Fact[] {
  return ATTRIBUTES.filter(({ onCard }) => onCard).flatMap((attribute): Fact[] => {
    const { name: kind, icon, label } = attribute;
    const value = valueOnWire(listing, attribute);
    if (!value) return [];
    if (attribute.kind === 'flag') return [{ kind, icon, figure: null, text: label }];
    const figure = attributeText(attribute, value, listing.idTipoVivienda) ?? '';
    if (attribute.kind === 'count')
      return [{ kind, icon, figure, text: counted(Number(value), attribute.one, attribute.many) }];
    const brief = briefMeasure(attribute, Number(value), listing.idTipoVivienda);
    return [{ kind, icon, figure: brief, text: `${label}: ${figure}` }];
  });
}
