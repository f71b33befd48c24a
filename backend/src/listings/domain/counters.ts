/** How often a listing was looked at and asked about. */
export interface ListingCounters {
  views: number;
  emailInquiries: number;
  whatsappInquiries: number;
  phoneContacts: number;
}

/** Columns of `offered_listing_stats`; a listing that was never looked at has no row. */
export interface CounterColumns {
  views?: number | null;
  email_inquiries?: number | null;
  whatsapp_inquiries?: number | null;
  phone_contacts?: number | null;
}

/** The counters in a row of `offered_listing_stats`, where there is one. */
export function readCounters(row: CounterColumns): ListingCounters {
  return {
    views: row.views ?? 0,
    emailInquiries: row.email_inquiries ?? 0,
    whatsappInquiries: row.whatsapp_inquiries ?? 0,
    phoneContacts: row.phone_contacts ?? 0,
  };
}
