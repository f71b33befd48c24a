/** Limits of the specification (public-site.md §9, back-office.md §9, wire-contract.md). */
export const LIMITS = {
  /** Live free listings per DNI, phone or e-mail, until the operator sets another limit. */
  freeListings: 3,
  /** Hours in which photos are added by the token of a publication. */
  photoPassHours: 6,
  photosPerListing: 20,
  /** Maximum size of a photo file. */
  photoBytes: 8 * 1024 * 1024,
  /** Maximum width times height, because a small file may contain a huge picture. */
  photoPixels: 40_000_000,
  /** CSS pixels of the preview beside the upload's confirmation (back-office.md §5). */
  photoPreview: { width: 150, height: 100 },
  notesLength: 800,
  latestShown: 3,
  pageSize: 20,
  maxPage: 100_000,
  /** Listings in the list beside a map, in total and initially. */
  mapList: 300,
  mapListStep: 30,
  /** Listings that are asked for by code in one call (common/search/filters/lists.ts). */
  codesAsked: 20,
  amenitiesShown: 10,
  structuredDataItems: 10,
  wizardSteps: 5,
  subjectLength: 100,
  bodyLength: 2_000,
  /** A price of exactly this amount is 'Consultar'. */
  consultAmount: 1,
  /** Pesos or dollars: above any real price, exactly representable as a double. */
  maxAmount: 999_999_999_999,
  /** Rooms, bedrooms and bathrooms, each. */
  maxCounted: 20,
  maxPeople: 60,
} as const;

/** Those of server and back office; in an object of their own, so that public pages do not load them. */
export const INTERNAL_LIMITS = {
  adminPollMs: 30_000,
  adminRedirectMs: 800,
  badgeCeiling: 9_999,
  /** Responses that a web process keeps, in megabytes. */
  cachedResponses: 32,
  /** Maximum days ahead for a scheduled newsletter. */
  scheduledDays: 90,
  /** Pesos of a plan. */
  maxTariff: 99_999_999,
  /** The highest limit that the operator may set. */
  mostFreeListings: 100,
  /** Maximum results of a search without paging. */
  searchUnpaged: 500,
  /** Maximum listings of the call for the whole map; maps request only the visible area. */
  mapListings: 20_000,
  codesSample: 50,
  relatedListings: 12,
  adminIdleMs: 3_600_000,
  /** Newsletters that wait for their time. */
  scheduledNewsletters: 50,
} as const;

/** Maximum lengths of user input, in characters. */
export const LENGTHS = {
  /** A listing's code as it is typed, or the link of its sheet. */
  code: 300,
  /** Of another site, as its calendar. */
  webAddress: 1_000,
  name: 80,
  /** Of a search by words. */
  words: 120,
  dni: 12,
  phone: 25,
  email: 254,
  place: 80,
  street: 120,
  streetNumber: 12,
  floor: 4,
  apartment: 12,
  businessName: 120,
  message: 2_000,
  /** A note by the operator. */
  note: 300,
  /** An internal note about an owner or a notice. */
  internalNote: 1_000,
  /** Reason of a rejection. */
  reason: 1_000,
  receipt: 40,
  templateName: 40,
  viewName: 40,
  amenity: 60,
  zone: 60,
} as const;

/** Breakpoints in CSS pixels (public-site.md §9): a width equal to `until*` still belongs to the narrow layout. */
export const BREAKPOINTS = {
  navUntil: 768,
  mapUntil: 767,
  carouselTwo: 768,
  carouselFour: 1024,
  thumbnailsThreeUntil: 480,
  thumbnailsFourUntil: 768,
  thumbnailsFiveUntil: 1024,
  socialUntil: 900,
} as const;

/** Pixels. */
export const DISTANCES = { scrollTopAfter: 200, swipe: 50, publicationMapHeight: 350 } as const;

/** Half the side of the sheet's map box, in degrees. */
export const SHEET_MAP_MARGIN = 0.01;
