/** Limits of a spreadsheet that is imported; not among `LIMITS`, which public pages load. */
export const IMPORT_LIMITS = { bytes: 5 * 1024 * 1024, rows: 2_000, columns: 100 } as const;
