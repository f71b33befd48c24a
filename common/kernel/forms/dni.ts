const DNI = /^\d{6,11}$/;

/** A DNI as stored: without dots and spaces (`20.111.222`), and without leading zeros, which do not change its value. */
export function plainDni(typed: string): string {
  return typed.replace(/[.\s]/g, '').replace(/^0+/, '');
}

/** Whether a plain DNI has 6 to 11 digits and nothing else (public-site.md §5). */
export function isDni(plain: string): boolean {
  return DNI.test(plain);
}
