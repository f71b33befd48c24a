export interface StreetAddress {
  street: string;
  streetNumber: string;
  floor: string;
  apartment: string;
  town: string;
  province: string;
  country: string;
}

/** `Calle 21 1234, piso 2, depto. B, Miramar, Buenos Aires`; empty parts and the country Argentina are omitted. */
export function formatAddress(address: StreetAddress): string {
  return [
    [address.street, address.streetNumber].filter(Boolean).join(' '),
    address.floor && (address.floor === 'PB' ? 'planta baja' : `piso ${address.floor}`),
    address.apartment && `depto. ${address.apartment}`,
    address.town,
    address.province,
    address.country === 'Argentina' ? '' : address.country,
  ]
    .filter(Boolean)
    .join(', ');
}

/** `Calle 21 1234, 2.º B`: an address of `formatAddress` without the town and what follows, for a row that names the town. */
export function shortAddress(address: string, town: string): string {
  const [street = ''] = address.split(`, ${town}, `, 1);
  return street
    .replace(/, piso (\d+)(, depto\.)?/, (_, floor: string) => `, ${floor}.º`)
    .replace(/, planta baja(, depto\.)?/, ', PB');
}

/** Longer than the floor of any notice, so that a word is read whole. */
const MOST_OF_A_FLOOR = 12;

/**
 * Input mask of the floor field: digits, P or PB, upper case (public-site.md §5). A number is read among words (`Piso 3`, `3ro`). Other texts
 * stay, which `isFloor` refuses: `entrepiso`, `-1`, `2 y 3`.
 */
export function maskFloor(typed: string): string {
  const text = typed.toUpperCase();
  const [floor, ...others] = text.match(/\d+/g) ?? [];
  if (floor && others.length === 0 && !/-\s*\d|ENTRE|SUB/.test(text)) return floor.slice(0, 3);
  if (/^P\.? ?B|^PLANTA ?BAJA/.test(text)) return 'PB';
  return text.trimStart().slice(0, MOST_OF_A_FLOOR);
}

/** Whether a text is a complete floor: `P`, `PB`, one to three digits, or nothing. */
export function isFloor(text: string): boolean {
  return /^(PB?|\d{1,3})?$/.test(text);
}
