/** A neighbourhood of Mar del Plata: a central point on land, the scatter of buildings, and its real streets. */
export interface Quarter {
  name: string;
  latitude: number;
  longitude: number;
  /** Half the side of the scatter square, in metres. */
  scatter: number;
  streets: readonly string[];
  numbers: readonly [number, number];
}

export const QUARTERS: readonly Quarter[] = [
  {
    name: 'La Perla',
    latitude: -37.9935,
    longitude: -57.5491,
    scatter: 260,
    numbers: [2100, 3600],
    streets: [
      'Libertad',
      'Chacabuco',
      'Maipú',
      'Balcarce',
      '11 de Septiembre',
      'España',
      'Jujuy',
      '20 de Septiembre',
      'Catamarca',
      'La Rioja',
    ],
  },
  {
    name: 'el centro',
    latitude: -38.0005,
    longitude: -57.5475,
    scatter: 240,
    numbers: [1500, 3000],
    streets: [
      'San Martín',
      'Rivadavia',
      'Belgrano',
      'Moreno',
      'Bolívar',
      'Av. Luro',
      'Entre Ríos',
      'Santiago del Estero',
      'Corrientes',
      'Santa Fe',
      'Córdoba',
      'San Luis',
    ],
  },
  {
    name: 'Güemes',
    latitude: -38.0145,
    longitude: -57.5413,
    scatter: 240,
    numbers: [2000, 3400],
    streets: [
      'Güemes',
      'Alvarado',
      'Castelli',
      'Garay',
      'Rawson',
      'Alberti',
      'Olavarría',
      'Lamadrid',
      'Sarmiento',
      'Alsina',
      'Paunero',
    ],
  },
  {
    name: 'Los Troncos',
    latitude: -38.0215,
    longitude: -57.542,
    scatter: 240,
    numbers: [2100, 3500],
    streets: [
      'Rodríguez Peña',
      'Primera Junta',
      'Saavedra',
      'Matheu',
      'Quintana',
      'Formosa',
      'Roca',
      'Almafuerte',
      'Urquiza',
      'Mendoza',
    ],
  },
  {
    name: 'Parque Luro',
    latitude: -37.9705,
    longitude: -57.5533,
    scatter: 260,
    numbers: [200, 1300],
    streets: [
      'Av. Constitución',
      'Tejedor',
      'Estrada',
      'Della Paolera',
      'Ruiz Huidobro',
      'Carballo',
      'Sicilia',
    ],
  },
  {
    name: 'Punta Mogotes',
    latitude: -38.068,
    longitude: -57.5492,
    scatter: 260,
    numbers: [300, 1900],
    streets: [
      'Mario Bravo',
      'Puán',
      'Vernet',
      'Guanahani',
      'Triunvirato',
      'Acha',
      'Azopardo',
      'Ortiz de Zárate',
    ],
  },
];

/** Numbered streets of Mar del Sur, behind the old hotel. */
export const SOUTH_STREETS = [
  'Av. 100',
  'Calle 98',
  'Calle 102',
  'Calle 96',
  'Calle 13',
  'Calle 15',
  'Calle 17',
  'Calle 19',
  'Calle 11',
] as const;

/** Country roads around Miramar. */
export const RURAL_ROADS = [
  'Ruta Provincial 77',
  'Camino a Mechongué',
  'Camino a Otamendi',
  'Camino vecinal Dionisia',
] as const;

/** Miramar's avenues; its other streets are named Calle and a number. */
export const MIRAMAR_AVENUES: readonly number[] = [9, 12, 23, 26, 37, 40];
