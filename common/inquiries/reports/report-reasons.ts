/** Why a visitor reports a notice. Codes are stored. */
export const REPORT_REASONS = [
  {
    code: 'estafa',
    label: 'Me parece una estafa',
    hint: 'Apuran, piden plata por adelantado o no muestran la propiedad.',
  },
  {
    code: 'ajena',
    label: 'Quien publica no es el dueño',
    hint: 'Es una inmobiliaria, otra persona, o la propiedad es mía.',
  },
  {
    code: 'falsa',
    label: 'No es como dice el aviso',
    hint: 'Las fotos, la dirección o los datos no coinciden.',
  },
  { code: 'precio', label: 'El precio es otro', hint: 'Piden más de lo publicado.' },
  { code: 'ocupada', label: 'Ya no está disponible', hint: 'Se alquiló o se vendió.' },
  { code: 'otro', label: 'Otra cosa', hint: 'Contanos qué pasó.' },
] as const;

export type ReportReason = (typeof REPORT_REASONS)[number]['code'];

export const REPORT_REASON_CODES: readonly ReportReason[] = REPORT_REASONS.map(({ code }) => code);

/** `Me parece una estafa`. */
export function reasonLabel(code: ReportReason): string {
  return REPORT_REASONS.find((reason) => reason.code === code)?.label ?? code;
}
