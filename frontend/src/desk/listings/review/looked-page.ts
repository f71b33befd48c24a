/** Where a notice is looked for in its list. */
export interface Looked {
  page: number;
  /** A notice that was found and has left the list is not looked for again. */
  wasFound: boolean;
}

/**
 * The page to look at next, after one was read: an address without a page, as those of mails, may be of a notice of any page. Without it on
 * any, the list stays at its beginning.
 */
export function nextLook(
  { page, wasFound }: Looked,
  { isHere, pages }: { isHere: boolean; pages: number },
): Looked {
  if (isHere || wasFound) return { page, wasFound: true };
  return page < pages ? { page: page + 1, wasFound } : { page: 1, wasFound: page > 1 };
}
