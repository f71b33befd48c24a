import { LIMITS } from '#common/kernel/limits.js';
import { unitWords, type LeadPrice } from '#common/pricing/lead-price.js';
import type { LeadPriceWire } from '#common/pricing/lead-price-shapes.js';

/** A lead price in cards, on the map and on the sheet. */
export function presentLead(lead: LeadPrice): LeadPriceWire {
  switch (lead.state) {
    case 'priced':
      return {
        precio: lead.amount,
        moneda: lead.currency,
        precioPor: unitWords(lead.unit),
        precioDesde: lead.unit.kind === 'night',
        precioEstado: 'libre',
        ...(lead.prior === undefined ? {} : { precioAnterior: lead.prior }),
      };
    case 'consult':
      return {
        precio: LIMITS.consultAmount,
        moneda: null,
        precioPor: lead.unit ? unitWords(lead.unit) : '',
        precioDesde: false,
        precioEstado: 'consultar',
      };
    case 'rented':
      return {
        precio: null,
        moneda: null,
        precioPor: lead.unit ? unitWords(lead.unit) : '',
        precioDesde: false,
        precioEstado: 'alquilado',
      };
    case 'none':
      return { precio: null, moneda: null, precioPor: '', precioDesde: false, precioEstado: 'sin-precio' };
  }
}

/** As fields of the operator's records (back-office.md §3). */
export function presentSearchPrice(lead: LeadPrice) {
  const precioGuia = presentLead(lead);
  return { precioGuia, precioBusqueda: precioGuia.precio, mostrarPrecioBusqueda: lead.state === 'priced' };
}
