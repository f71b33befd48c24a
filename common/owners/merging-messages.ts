/** Texts about merging two records of one owner (docs/decisions/0006). */
export const MERGING_MESSAGES = {
  done: 'Listo: las fichas quedaron unidas. Durante 30 días se puede deshacer desde Auditoría.',
  notFound: 'Una de las fichas ya no existe.',
  same: 'Es la misma ficha.',
  alreadyMerged: 'Una de las fichas ya está unida a otra.',
  hasMerged: 'La ficha que se une ya tiene otras unidas. Abrila y uní la otra a esa.',
  bothHaveMerged:
    'Las dos fichas tienen otras unidas. Para unirlas, deshacé antes en Auditoría las uniones de una de las dos.',
  unlike: 'Las fichas no tienen igual el DNI, el celular ni el email.',
  oneBlacklisted: (listed: string, other: string) =>
    `${listed} está en la blacklist y ${other} no. Agregá el otro a la blacklist, o quitá el primero, antes de unir las fichas.`,
  changedMeanwhile: 'Una de las fichas cambió mientras la mirabas. Volvé a mirar los datos.',
} as const;
