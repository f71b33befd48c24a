/** Delays of the screens, in milliseconds. */
export const TIMINGS = {
  headerRotation: 6_000,
  headerFade: 1_000,
  resultsScroll: 100,
  filterDebounce: 300,
  priceDebounce: 500,
  phoneCopied: 1_500,
  linkCopied: 2_000,
  whatsappClose: 2_000,
  emailClose: 2_200,
  notification: 4_000,
} as const;
