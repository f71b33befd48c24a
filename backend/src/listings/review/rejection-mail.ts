/** Mail with the reason of a rejection to the owner; recorded once per rejection. */
export const REJECTION_MAIL = 'listing-rejected';
