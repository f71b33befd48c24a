import type { ContractFlag } from '#common/rules/contract.js';

/** The boxes of a contract, as the operator reads them. */
export const CONTRACT_LABELS: Readonly<Record<ContractFlag, string>> = {
  alqsinfotos: 'Alquiler sin fotos',
  alqfotos: 'Alquiler con fotos',
  alqfotdest: 'Alquiler con fotos y destacado',
  vensinfotos: 'Venta sin fotos',
  venfotos: 'Venta con fotos',
};
