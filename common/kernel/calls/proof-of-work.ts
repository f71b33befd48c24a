/** A proof-of-work task: expensive to solve for a browser, cheap to check for the server. */
export interface ProofTask {
  /** Signed by the server, valid for ten minutes and one network. */
  desafio: string;
  /** Leading zero bits that the hash of a solution has; each bit doubles the work. */
  bits: number;
}

/** Header in which a solution is sent. */
export const PROOF_HEADER = 'prueba-de-trabajo';

/** The solution of a task: the text whose SHA-256 hash has the leading zero bits. */
export function solutionOf({ desafio }: ProofTask, counter: number): string {
  return `${desafio}:${counter}`;
}

/** Number of zero bits at the beginning of a hash. */
export function leadingZeroBits(hash: Uint8Array): number {
  const first = hash.findIndex((byte) => byte !== 0);
  return first < 0 ? hash.length * 8 : first * 8 + Math.clz32(hash[first]!) - 24;
}
