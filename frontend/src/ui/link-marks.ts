/** Attribute of a link that keeps the scroll position. */
export const KEEPS_SCROLL = 'data-quieto';
/** Attribute of a link that causes a full page load. */
export const RELOADS = 'data-recarga';
