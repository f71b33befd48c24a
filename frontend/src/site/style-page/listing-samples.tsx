import { attributesOnWire, noAttributes } from '#common/listings/attributes/attribute-values.js';
import type { ListingCardWire } from '#common/search/cards/card-calls.js';
import { LatestRow } from '../../search/cards/latest-row.js';
import { ListingCard, ListingCardSkeleton } from '../../search/cards/listing-card.js';
import { RentPriceTable } from '../../pricing/rent-price-table.js';
import { Carousel } from '../../ui/carousel.js';

const SAMPLE: ListingCardWire = {
  idInmuebles: 1,
  codigo: 'ALQ-0001',
  tipoOperacion: 'alquiler',
  tipoVivienda: 'Casa o Chalet',
  idTipoVivienda: 1,
  title: 'Casa de 3 dormitorios en Miramar',
  description: 'A dos cuadras del mar.',
  barrio: null,
  localidad: 'Miramar',
  direccionCompleta: 'Calle 21 1234, Miramar, Buenos Aires',
  latitud: null,
  longitud: null,
  metrosAlMar: 400,
  ...attributesOnWire({ ...noAttributes(), bedrooms: 3, bathrooms: 2, people: 6, coveredArea: 120.5 }),
  precioM2: null,
  precioPorArea: null,
  destacado: false,
  pagado: false,
  contratoPagado: false,
  cantidadImagenes: 0,
  mainEntityImage: null,
  mainImage: null,
  imagen: null,
  precio: 450_000,
  moneda: 'ARS',
  precioPor: 'por la 1.ª quincena',
  precioDesde: false,
  precioEstado: 'libre',
  precios: [
    {
      MesCompleto: 'Enero',
      Mes: 800_000,
      quincena1: 450_000,
      quincena2: 'ALQUILADO',
      Semana: '-',
      Dia: 1,
      moneda: 'ARS',
      monedas: {},
    },
    {
      MesCompleto: 'Febrero',
      Mes: 700,
      quincena1: '-',
      quincena2: '-',
      Semana: '-',
      Dia: '-',
      moneda: 'USD',
      monedas: {},
    },
  ],
  price: null,
  currency: null,
  tipo_moneda: null,
  servicios: [],
  fechaPublicacion: '2026-11-01T12:00:00Z',
  estadisticas: { cantVistas: 0, cantConsultaEmail: 0, cantConsultaWpp: 0 },
};

const CARDS: readonly ListingCardWire[] = [
  SAMPLE,
  { ...SAMPLE, codigo: 'ALQ-0002', destacado: true },
  {
    ...SAMPLE,
    codigo: 'ALQ-0003',
    precio: null,
    precioPor: 'por la 2.ª quincena',
    precioEstado: 'alquilado',
  },
  {
    ...SAMPLE,
    codigo: 'VEN-0004',
    tipoOperacion: 'venta',
    precio: 1,
    idTipoVivienda: 4,
    title: 'Terreno en Mar del Sur',
    bedrooms: null,
    bathrooms: null,
    people: null,
  },
  { ...SAMPLE, codigo: 'VEN-0005', tipoOperacion: 'venta', precio: 85_000, moneda: 'USD' },
];

export function ListingSamples() {
  return (
    <div className="flex flex-col gap-6">
      <Carousel label="Muestras">
        {[
          ...CARDS.map((listing) => <ListingCard key={listing.codigo} listing={listing} />),
          <ListingCardSkeleton key="esqueleto" />,
        ]}
      </Carousel>
      <div className="grid gap-4 wide:grid-cols-2">
        <LatestRow listing={SAMPLE} />
        <LatestRow listing={CARDS[4]!} />
      </div>
      <RentPriceTable rows={SAMPLE.precios} />
      <RentPriceTable rows={[]} />
    </div>
  );
}
