/** Settings without outside services; tests that need one configure a stand-in. */
export const NO_OUTSIDE_SERVICES = { GEOCODER_URL: 'off', DOLLAR_RATE_URL: 'off' } as const;
