/** Header of a request that a screen makes by itself; it does not extend the session (wire-contract.md, Session). */
export const BACKGROUND_HEADER = 'x-segundo-plano';
