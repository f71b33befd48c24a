import type { Operation } from '#common/kernel/operations.js';
import type { PropertyTypeId } from '#common/listings/property-types.js';
import type { Remark } from './notes-features.js';

const HOLIDAY_TERMS: readonly Remark[] = [
  'Te la mostramos por videollamada antes de señar.',
  'Consultá por estadías de fin de semana fuera de temporada.',
  'Hacemos contrato temporario y recibo.',
  'Descuento por más de una quincena.',
  'Se puede visitar con aviso previo.',
  'Trato directo con el dueño, sin comisión.',
  'La temporada pasada se alquiló completa: reservá con tiempo.',
];

const GUEST_TERMS: readonly Remark[] = [
  'Consultá tarifas para grupos y estadías largas.',
  'Tres cuotas sin interés pagando la reserva antes de diciembre.',
  'Promociones de lunes a jueves fuera de enero.',
  'Menores de tres años sin cargo.',
];

const BEACH_TERMS: readonly Remark[] = [
  'Descuento reservando antes de diciembre.',
  'Se puede pagar en cuotas hasta el inicio de la temporada.',
  'Consultá por la fila y el pasillo disponibles.',
  'La carpa se guarda de un año a otro a los clientes de siempre.',
];

const YEARLY_TERMS: readonly Remark[] = [
  'Contrato con garantía propietaria o seguro de caución.',
  'Ajuste trimestral por índice oficial.',
  'Mes de depósito y mes adelantado.',
  'Disponible desde el primero del mes que viene.',
  'Se puede visitar de lunes a sábado, coordinemos por WhatsApp.',
  'Trato directo con el dueño.',
];

const SALE_TERMS: readonly Remark[] = [
  'Escritura inmediata, sin deudas.',
  'Escucho ofertas al contado.',
  'Acepto vehículo en parte de pago.',
  'Se puede visitar los fines de semana, coordinemos por WhatsApp.',
  'No llamar inmobiliarias.',
  'Entrega a 60 días de la firma del boleto.',
  'Posibilidad de financiar una parte a convenir.',
  'Impuestos y servicios al día.',
  'Trato directo, sin comisión.',
  'Venta por viaje, precio conversable.',
];

const HOME_SALE_TERMS: readonly Remark[] = [
  ...SALE_TERMS,
  'Apta crédito hipotecario.',
  'Planos aprobados y final de obra.',
];

export function termsOf(operation: Operation, type: PropertyTypeId): readonly Remark[] {
  if (operation === 'sale') return type === 1 || type === 2 || type === 9 ? HOME_SALE_TERMS : SALE_TERMS;
  if (type === 6 || type === 8) return GUEST_TERMS;
  if (type === 7) return BEACH_TERMS;
  return type === 3 || type === 4 || type === 5 || type === 10 ? YEARLY_TERMS : HOLIDAY_TERMS;
}

/** Further sentences for types that are not homes. */
const TRADE_REMARKS: Readonly<Partial<Record<PropertyTypeId, readonly Remark[]>>> = {
  3: [
    'Luz trifásica y aire acondicionado instalado.',
    'Baño y kitchenette al fondo.',
    'Vidriera de cuatro metros con cortina nueva.',
    'Pasa gente todo el año.',
    'Habilitado hasta la temporada pasada como indumentaria.',
    'Se entrega pintado y con el cartel a estrenar.',
  ],
  4: [
    'Luz, agua corriente y gas en la vereda.',
    'Orientación norte al fondo.',
    'Código de edificación permite planta baja y dos pisos.',
    'Amojonado y con cerco vivo.',
    'Sin expensas y con acceso por calle abierta todo el año.',
    'Los vecinos ya construyeron a ambos lados.',
  ],
  5: [
    'Suelos clase II y III, apto papa y girasol.',
    'A 25 minutos de la playa por camino mejorado.',
    'Luz rural y bomba sumergible.',
    'Alambrado perimetral a nuevo.',
    'Monte de eucaliptos de reparo y casco con parque.',
  ],
  9: [
    'Patio con lugar para comer afuera.',
    'Toilette abajo y baño completo arriba.',
    'Entrada de auto descubierta.',
    'Living con salida al fondo.',
    'Escalera con baranda, apta para chicos.',
    'Dos balcones y placares completos.',
  ],
  10: [
    'Acceso con control remoto.',
    'Cámara y alarma.',
    'Consultá medidas y condiciones.',
    'Ingreso por calle asfaltada.',
    'Vecinos muy atentos, zona segura.',
  ],
};

const HOSPITALITY_REMARKS: Readonly<Partial<Record<PropertyTypeId, readonly Remark[]>>> = {
  6: [
    'Cochera sin cargo según disponibilidad.',
    'Estamos abiertos todo el año.',
    'Recepción las 24 horas y servicio de mucama diario.',
    'Salón con piano, biblioteca y juegos de mesa.',
    'Servicio de playa con convenio en el balneario de enfrente.',
    'Wi-Fi en todas las habitaciones.',
  ],
  7: [
    'Estacionamiento, enfermería y wifi en la confitería.',
    'Pileta para chicos y cancha de vóley.',
    'Carpas para seis personas con cofre de seguridad.',
    'Vestuarios con duchas calientes y lockers.',
    'Rampa y silla anfibia a disposición.',
  ],
  8: [
    'Pileta compartida y juegos de madera para chicos.',
    'Cada una con parrilla, cochera y wifi.',
    'Desayuno opcional con pan casero.',
    'Abierto todo el año, calefacción a gas.',
    'Parque de media hectárea con hamacas paraguayas.',
  ],
};

const BUSINESS_SALE_REMARKS: readonly Remark[] = [
  'Balances y ocupación de los últimos tres años a la vista.',
  'Habilitaciones y seguros vigentes.',
  'Se vende con mobiliario, blanco y equipamiento.',
  'Personal en blanco y sin juicios.',
  'Acompañamos al comprador la primera temporada.',
];

/** A remark for a property that is not a house or flat; undefined for those. */
export function tradeRemarks(operation: Operation, type: PropertyTypeId): readonly Remark[] | undefined {
  const hospitality = HOSPITALITY_REMARKS[type];
  if (hospitality) return operation === 'sale' ? BUSINESS_SALE_REMARKS : hospitality;
  return TRADE_REMARKS[type];
}
