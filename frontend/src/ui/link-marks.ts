/** Attribute of a link that leaves the page where it is scrolled to. */
export const KEEPS_SCROLL = 'data-quieto';
/** Attribute of a link that loads its page anew. */
export const RELOADS = 'data-recarga';
