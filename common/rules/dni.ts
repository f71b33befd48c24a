const DNI = /^\d{6,11}$/;

/** A DNI as stored, without the dots and spaces of `20.111.222`. */
export function plainDni(typed: string): string {
  return typed.replace(/[.\s]/g, '');
}

/** Whether a plain DNI has 6 to 11 digits and nothing else (public-site.md §5). */
export function isDni(plain: string): boolean {
  return DNI.test(plain);
}
