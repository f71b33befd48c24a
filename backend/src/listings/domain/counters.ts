/** How often a listing was looked at and asked about. */
export interface ListingCounters {
  views: number;
  emailInquiries: number;
  whatsappInquiries: number;
  phoneContacts: number;
}

/** The counters in a row of `listing_stats`, where there is one. */
export function readCounters(row: {
  views?: number | null;
  email_inquiries?: number | null;
  whatsapp_inquiries?: number | null;
  phone_contacts?: number | null;
}): ListingCounters {
  return {
    views: row.views ?? 0,
    emailInquiries: row.email_inquiries ?? 0,
    whatsappInquiries: row.whatsapp_inquiries ?? 0,
    phoneContacts: row.phone_contacts ?? 0,
  };
}
