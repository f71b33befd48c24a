import { Injectable } from '@nestjs/common';
import { DEFAULT_CURRENCY } from '#common/kernel/currencies.js';
import { fraction, period } from '#common/pricing/periods.js';
import type { NoticeForm } from '#common/listings/resubmission/resubmission-calls.js';
import type { Transaction } from '#platform/database/transactions.js';
import { Prices, type Price } from '../../pricing/public.js';
import { publicationFacts } from '../core/publication-facts.js';
import type { Listing } from '../core/listing.entity.js';
import { ListingAmenity } from '../core/listing-amenity.entity.js';
import { Location } from '../location/location.entity.js';

/** Reads stored notices as the form in which they were published. */
@Injectable()
export class NoticeForms {
  constructor(private readonly prices: Prices) {}

  async of(tx: Transaction, listing: Listing): Promise<NoticeForm> {
    const location = await tx.getRepository(Location).findOneByOrFail({ listingId: listing.id });
    const { ubicacion, inmueble } = publicationFacts({ listing, location });
    const prices = await this.prices.of(tx, listing.id);
    const amenities = await tx
      .getRepository(ListingAmenity)
      .find({ where: { listingId: listing.id }, order: { amenityId: 'ASC' } });
    const sale = listing.operation === 'sale' ? prices[0] : undefined;
    return {
      ubicacion: { ...ubicacion, aproximada: location.approximate },
      inmueble: {
        ...inmueble,
        servicios: amenities.map(({ amenityId }) => amenityId),
        preciosVenta: {
          precioVenta: sale?.amount ?? '',
          monedaVenta: sale?.currency ?? DEFAULT_CURRENCY,
        },
        preciosAlquiler: prices.flatMap(rentalRow),
      },
    };
  }
}

function rentalRow(
  { period: periodId, fraction: fractionId, amount, currency }: Price,
  index: number,
): NoticeForm['inmueble']['preciosAlquiler'] {
  if (!periodId) return [];
  return [
    {
      id: index + 1,
      periodo: period(periodId).name,
      fraccion: fractionId && period(periodId).hasFractions ? fraction(fractionId).name : '',
      precio: amount,
      moneda: currency,
    },
  ];
}
