import type { SiteTown } from '#common/kernel/places.js';
import type { Outline } from '#common/listings/zones/outline.js';

/** Zones of the demonstration. The names are real; the outlines are drawn by hand and only approximate. */
export const DEMO_ZONES: readonly { town: SiteTown; name: string; outline: Outline }[] = [
  {
    town: 'Mar del Plata',
    name: 'Constitución',
    outline: [
      [-37.962, -57.5475],
      [-37.9705, -57.5475],
      [-37.9705, -57.5595],
      [-37.962, -57.5595],
    ],
  },
  {
    town: 'Mar del Plata',
    name: 'Parque Luro',
    outline: [
      [-37.9705, -57.5475],
      [-37.98, -57.545],
      [-37.98, -57.5595],
      [-37.9705, -57.5595],
    ],
  },
  {
    town: 'Mar del Plata',
    name: 'La Perla',
    outline: [
      [-37.989, -57.5445],
      [-37.997, -57.542],
      [-37.997, -57.556],
      [-37.989, -57.556],
    ],
  },
  {
    town: 'Mar del Plata',
    name: 'Centro',
    outline: [
      [-37.997, -57.542],
      [-38.0065, -57.5385],
      [-38.0065, -57.553],
      [-37.997, -57.553],
    ],
  },
  {
    town: 'Mar del Plata',
    name: 'Güemes',
    outline: [
      [-38.0095, -57.5355],
      [-38.018, -57.5345],
      [-38.018, -57.5475],
      [-38.0095, -57.5475],
    ],
  },
  {
    town: 'Mar del Plata',
    name: 'Los Troncos',
    outline: [
      [-38.018, -57.535],
      [-38.0255, -57.534],
      [-38.0255, -57.549],
      [-38.018, -57.549],
    ],
  },
  {
    town: 'Mar del Plata',
    name: 'Punta Mogotes',
    outline: [
      [-38.06, -57.542],
      [-38.076, -57.54],
      [-38.076, -57.5595],
      [-38.06, -57.5595],
    ],
  },
  {
    town: 'Miramar',
    name: 'Centro',
    outline: [
      [-38.2737, -57.829],
      [-38.2795, -57.8361],
      [-38.2737, -57.8439],
      [-38.2678, -57.8367],
    ],
  },
  {
    town: 'Miramar',
    name: 'Parquemar',
    outline: [
      [-38.2714, -57.8262],
      [-38.2737, -57.829],
      [-38.2678, -57.8367],
      [-38.2656, -57.8339],
    ],
  },
  {
    town: 'Miramar',
    name: 'Copacabana',
    outline: [
      [-38.2795, -57.8361],
      [-38.2845, -57.8423],
      [-38.2787, -57.85],
      [-38.2737, -57.8439],
    ],
  },
  {
    town: 'Miramar',
    name: 'Las Flores',
    outline: [
      [-38.2656, -57.8339],
      [-38.2787, -57.85],
      [-38.2724, -57.8583],
      [-38.2593, -57.8422],
    ],
  },
  {
    town: 'Mar del Sur',
    name: 'Centro',
    outline: [
      [-38.3494, -57.9944],
      [-38.3468, -57.9894],
      [-38.3427, -57.9928],
      [-38.3452, -57.9978],
    ],
  },
  {
    town: 'Mar del Sur',
    name: 'Rocas Negras',
    outline: [
      [-38.3468, -57.9894],
      [-38.3452, -57.9862],
      [-38.3411, -57.9897],
      [-38.3427, -57.9928],
    ],
  },
];
