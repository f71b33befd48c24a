/** Spanish texts of faults by field. */
export type FieldErrors = Record<string, string[]>;
