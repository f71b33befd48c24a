import { Injectable } from '@nestjs/common';
import { fraction, period } from '#common/vocabulary/periods.js';
import type { NoticeContentWire } from '#common/wire/proposals.js';
import type { Transaction } from '#platform/database/transactions.js';
import { Prices, type Price } from '../../pricing/public.js';
import type { Listing } from './listing.entity.js';

type Texts = Pick<Listing, 'businessName' | 'notes'>;

/** What owners may propose to change of a notice. */
export function contentOf({ businessName, notes }: Texts, prices: readonly Price[]): NoticeContentWire {
  return {
    nombreNegocio: businessName ?? '',
    observaciones: notes,
    precios: prices.map((price) => ({
      periodo: price.period ? period(price.period).name : '',
      fraccion: price.fraction ? fraction(price.fraction).name : '',
      monto: price.amount,
      tipo_moneda: price.currency,
    })),
  };
}

/** Reads contents of notices. */
@Injectable()
export class NoticeContents {
  constructor(private readonly prices: Prices) {}

  async of(tx: Transaction, listing: Texts & Pick<Listing, 'id'>): Promise<NoticeContentWire> {
    return contentOf(listing, await this.prices.of(tx, listing.id));
  }
}
