/** Paging fields of an object response (wire-contract.md, Everywhere). */
export interface PageFields {
  total: number;
  /** From 1. */
  pagina: number;
  paginas: number;
}

export interface SimpleAnswer {
  success: true;
  message: string;
}

/** GET notificaciones/contar* */
export interface CountAnswer {
  success: true;
  count: number;
}
