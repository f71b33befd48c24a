import { formatAmount, formatPrice } from '../../pricing/prices.js';
import { counted, numberText, percentText } from '../../kernel/text.js';
import { TOWN_CENTRES, type Coordinates, type SiteTown } from '../../kernel/places.js';
import type { Currency } from '../../kernel/currencies.js';
import { rentalKeyLabel, type FractionId, type PeriodId } from '../../pricing/periods.js';

/** Data that two notices can share. */
export const RELATIONS = ['celular', 'dni', 'email', 'texto', 'parecido'] as const;
export type Relation = (typeof RELATIONS)[number];

/** Whether a relation suggests the same person or a relative. Shared texts do not, because they are copied from strangers. */
export function isOfPeople(relation: Relation): boolean {
  return relation !== 'texto' && relation !== 'parecido';
}

/** Kinds of findings for the review of a notice. Findings explain; they never decide. */
export type FindingKind =
  | Relation
  | 'foto'
  | 'fotoPropia'
  | 'blacklist'
  | 'confirmacion'
  | 'rechazos'
  | 'precio'
  | 'precioM2'
  | 'punto';

const SHARED: Readonly<Record<Relation | 'foto', string>> = {
  celular: 'el mismo celular',
  dni: 'el mismo DNI',
  email: 'el mismo email',
  texto: 'el mismo texto',
  parecido: 'un texto muy parecido',
  foto: 'una foto igual o casi igual',
};

/** Notices of other owner records that share something with this one. An owner record is identified by DNI, mobile and e-mail together. */
export function relationFinding(relation: Relation | 'foto', notices: number): string | null {
  if (notices === 0) return null;
  const others = `${counted(notices, 'aviso')} de otra ficha de dueño`;
  return `${others} ${notices === 1 ? 'tiene' : 'tienen'} ${SHARED[relation]}.`;
}

/** Notices of the same owner record with a photo of this one. Owners use photos again, so this is a fact and no risk. */
export function ownPictureFinding(notices: number): string | null {
  if (notices === 0) return null;
  return `${counted(notices, 'aviso')} de este mismo dueño ${notices === 1 ? 'tiene' : 'tienen'} ${SHARED.foto}.`;
}

/** The owner's address, that of the notice, or that of a related owner is on the blacklist. */
export function blacklistFinding({ own, related }: { own: boolean; related: boolean }): string | null {
  if (own) return 'El email de este aviso está en la blacklist.';
  return related ? 'Un dueño con el mismo DNI, celular o email está en la blacklist.' : null;
}

export function confirmationFinding(isConfirmed: boolean): string | null {
  return isConfirmed ? null : 'El dueño todavía no confirmó su email.';
}

/** Rejected notices of the owner. */
export function rejectionsFinding(notices: number): string | null {
  if (notices === 0) return null;
  return `A este dueño ya se le ${notices === 1 ? 'rechazó' : 'rechazaron'} ${counted(notices, 'aviso')}.`;
}

/** A free price beside the average of its period, fraction and type, and of its size where enough notices have the price. */
export interface ComparedRow {
  period: PeriodId;
  fraction: FractionId;
  currency: Currency;
  average: number;
  /** Number of notices behind the average. */
  listings: number;
  /** Per cent above (positive) or below (negative) the average. */
  difference: number;
  ofAnySize: boolean;
}

/** Differences from the average, in per cent, from which a price is a finding: half and double the average. */
const FAR_BELOW = -50;
const FAR_ABOVE = 100;

/** The price that is furthest from its average, if any is far from it. */
export function priceFinding(rows: readonly ComparedRow[]): string | null {
  const far = rows.filter(({ difference }) => difference <= FAR_BELOW || difference >= FAR_ABOVE);
  const [furthest] = far.toSorted((a, b) => distanceOf(b) - distanceOf(a));
  if (!furthest) return null;
  const { difference, average, currency, listings, ofAnySize } = furthest;
  const side = difference < 0 ? 'menos' : 'más';
  const sample = `${counted(listings, 'aviso')} del mismo tipo${ofAnySize ? '' : ' y tamaño'}`;
  return `${rentalKeyLabel(furthest.period, furthest.fraction)}: ${percentText(Math.abs(difference) / 100)} ${side} que el promedio de ${sample} (${formatPrice(average, currency)}).`;
}

interface ComparedPerMetre {
  perMetre: number;
  average: number;
  currency: Currency;
  listings: number;
}

/** A price per square metre that is far from the average of its town and type, as if a figure of the price or of the area were missing. */
export function areaFinding(compared: ComparedPerMetre | null): string | null {
  if (!compared) return null;
  const { perMetre, average, currency, listings } = compared;
  const difference = (perMetre / average - 1) * 100;
  if (difference > FAR_BELOW && difference < FAR_ABOVE) return null;
  const side = difference < 0 ? 'menos' : 'más';
  const shown = (amount: number): string => `${currency}$ ${formatAmount(amount)}`;
  return `Pide ${shown(perMetre)} por m², ${percentText(Math.abs(difference) / 100)} ${side} que el promedio de ${counted(listings, 'venta')} del mismo tipo y ciudad (${shown(average)}).`;
}

/** Distance from the average on a logarithmic scale: a tenth of it is as far as ten times it. */
function distanceOf({ difference }: ComparedRow): number {
  return Math.abs(Math.log(Math.max(1 + difference / 100, 0.001)));
}

/** Distance from the centre of a town within which its properties stand, in km. */
const REACH_KM: Readonly<Record<SiteTown, number>> = {
  Miramar: 10,
  'Mar del Plata': 25,
  'Mar del Sur': 8,
};

/** A point that is missing or outside of the notice's town. Towns that the site does not know are not checked. */
export function pointFinding(town: string, point: Coordinates | null): string | null {
  if (!point) return 'El aviso no tiene punto en el mapa.';
  const centre = TOWN_CENTRES[town as SiteTown];
  if (!centre) return null;
  const km = kilometres(centre, point);
  if (km <= REACH_KM[town as SiteTown]) return null;
  return `El punto del mapa está a ${numberText(Math.round(km))} km del centro de ${town}.`;
}

const EARTH_KM = 6_371;
const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** Great-circle distance (haversine). */
function kilometres(one: Coordinates, other: Coordinates): number {
  const dLat = radians(other.latitude - one.latitude);
  const dLon = radians(other.longitude - one.longitude);
  const a =
    Math.sin(dLat / 2) ** 2 +
    Math.cos(radians(one.latitude)) * Math.cos(radians(other.latitude)) * Math.sin(dLon / 2) ** 2;
  return 2 * EARTH_KM * Math.asin(Math.min(1, Math.sqrt(a)));
}
