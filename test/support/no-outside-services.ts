/** Settings that keep a product under test from services of others; tests that need one name a stand-in instead. */
export const NO_OUTSIDE_SERVICES = { GEOCODER_URL: 'off', DOLLAR_RATE_URL: 'off' } as const;
