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

/** Input mask of the floor field: digits, P or PB, upper case (public-site.md §5). */
export function maskFloor(typed: string): string {
  const text = typed.toUpperCase().replace(/[^0-9PB]/g, '');
  const match = /^(PB?|\d{1,3})/.exec(text);
  return match ? match[0] : '';
}

/** Whether a text is a complete floor: `P`, `PB`, one to three digits, or nothing. */
export function isFloor(text: string): boolean {
  return /^(PB?|\d{1,3})?$/.test(text);
}
