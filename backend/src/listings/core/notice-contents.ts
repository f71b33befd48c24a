import { Injectable } from '@nestjs/common';
import type { AttributeValues } from '#common/listings/attributes/all-attributes.js';
import { attributeForm } from '#common/listings/attributes/attribute-values.js';
import { optionalForm } from '#common/listings/attributes/optional-attributes.js';
import { fraction, period } from '#common/pricing/periods.js';
import type { NoticeContentWire, ProposedPriceWire } from '#common/listings/proposals/proposal-calls.js';
import type { Transaction } from '#platform/database/transactions.js';
import { Prices, type Price } from '../../pricing/public.js';
import type { Listing } from './listing.entity.js';

type Texts = AttributeValues & Pick<Listing, 'businessName' | 'notes' | 'conditions'>;

/** Content of a notice for which owners may propose changes. */
export function contentOf(
  { businessName, notes, conditions, ...attributes }: Texts,
  prices: readonly Price[],
): NoticeContentWire {
  return {
    nombreNegocio: businessName ?? '',
    observaciones: notes,
    precios: proposedPrices(prices),
    condiciones: conditions,
    medidas: optionalForm(attributeForm(attributes)),
  };
}

/** Prices as owners propose them, without their rented marks. */
export function proposedPrices(prices: readonly Price[]): ProposedPriceWire[] {
  return prices.map((price) => ({
    periodo: price.period ? period(price.period).name : '',
    fraccion: price.fraction ? fraction(price.fraction).name : '',
    monto: price.amount,
    tipo_moneda: price.currency,
  }));
}

@Injectable()
export class NoticeContents {
  constructor(private readonly prices: Prices) {}

  async of(tx: Transaction, listing: Texts & Pick<Listing, 'id'>): Promise<NoticeContentWire> {
    return contentOf(listing, await this.prices.of(tx, listing.id));
  }
}
