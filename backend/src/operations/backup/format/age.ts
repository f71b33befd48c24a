/** The library of the age format. Only a process that makes or opens a backup loads it. */
export const age = () => import('age-encryption');
