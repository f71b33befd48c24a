/** The year of the next January: a stay in it is never past. */
export const NEXT_YEAR = new Date().getUTCFullYear() + 1;
