/**
 * Texts of the mail that brings the later inquiries of a day to the owner.
 * @param notice title of the notice
 */
export function digestWords(
  inquiries: number,
  notice: string,
): { preview: string; why: string; how: string } {
  return inquiries === 1
    ? {
        preview: `Te llegó otra consulta por «${notice}».`,
        why: 'así que esta consulta te llega un poco más tarde.',
        how: 'Respondela a la dirección que dejó quien te escribió.',
      }
    : {
        preview: `Juntamos las consultas que te llegaron por «${notice}».`,
        why: 'así que juntamos las consultas en un solo mensaje.',
        how: 'Respondé a cada persona a la dirección que dejó.',
      };
}
