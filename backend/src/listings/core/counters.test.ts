import { readCounters } from './counters.js';

describe('the counters of a listing', () => {
  it('are those of its row', () => {
    const row = { views: 4, email_inquiries: 3, whatsapp_inquiries: 2, phone_contacts: 1 };
    expect(readCounters(row)).toEqual({
      views: 4,
      emailInquiries: 3,
      whatsappInquiries: 2,
      phoneContacts: 1,
    });
  });

  it.each([[{}], [{ views: null, email_inquiries: null, whatsapp_inquiries: null, phone_contacts: null }]])(
    'are nothing in %p',
    (row) => {
      const nothing = { views: 0, emailInquiries: 0, whatsappInquiries: 0, phoneContacts: 0 };
      expect(readCounters(row)).toEqual(nothing);
    },
  );
});
