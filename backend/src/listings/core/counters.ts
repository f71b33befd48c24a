/** Visits and inquiries of a listing. */
export interface ListingCounters {
  views: number;
  emailInquiries: number;
  whatsappInquiries: number;
  phoneContacts: number;
}

/** Columns of `offered_listing_stats`; a listing without visits has no row. */
export interface CounterColumns {
  views?: number | null;
  email_inquiries?: number | null;
  whatsapp_inquiries?: number | null;
  phone_contacts?: number | null;
}

/** Reads the counters from a row of `offered_listing_stats`; zero if there is none. */
export function readCounters(row: CounterColumns): ListingCounters {
  return {
    views: row.views ?? 0,
    emailInquiries: row.email_inquiries ?? 0,
    whatsappInquiries: row.whatsapp_inquiries ?? 0,
    phoneContacts: row.phone_contacts ?? 0,
  };
}
