import { ATTRIBUTE_COLUMNS } from './attribute-columns.js';

/** Query for every listing with its related rows, one row per listing. */
export const EXPORTED_LISTINGS = `
  SELECT l.id, l.code, l.publication_number, l.status, l.operation, l.property_type, l.featured, l.business_name,
         ${ATTRIBUTE_COLUMNS.map((name) => `l.${name}`).join(', ')}, l.phone, l.email, l.notes, l.conditions, l.created_at, l.approved_at, k.plan, k.paid, k.paid_at,
         o.country, o.province, o.town, o.street, o.street_number, o.floor, o.apartment,
         o.latitude::float8 AS latitude, o.longitude::float8 AS longitude, o.approximate,
         c.first_name, c.last_name, c.stored_dni AS dni, c.mobile, c.email AS contact_email, c.country AS contact_country,
         c.province AS contact_province, c.town AS contact_town, c.street AS contact_street,
         c.street_number AS contact_street_number, c.floor AS contact_floor, c.apartment AS contact_apartment,
         coalesce(s.views, 0) AS views, coalesce(s.whatsapp_inquiries, 0) AS whatsapp_inquiries,
         coalesce(s.email_inquiries, 0) AS email_inquiries,
         (SELECT json_agg(json_build_object('period', p.period, 'fraction', p.fraction, 'amount', p.amount, 'currency', p.currency,
                          'rented', p.rented) ORDER BY p.period, p.fraction) FROM offered_prices p WHERE p.listing_id = l.id) AS prices,
         (SELECT string_agg(a.name, ', ' ORDER BY a.id) FROM listing_amenities la JOIN offered_amenities a ON a.id = la.amenity_id
          WHERE la.listing_id = l.id) AS amenities,
         (SELECT count(*)::int FROM offered_photos i WHERE i.listing_id = l.id) AS images
  FROM listings l JOIN offered_contacts c ON c.id = l.contact_id JOIN locations o ON o.listing_id = l.id
  JOIN offered_contracts k ON k.listing_id = l.id LEFT JOIN offered_listing_stats s ON s.listing_id = l.id
  ORDER BY l.id`;
