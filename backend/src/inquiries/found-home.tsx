import { leadText } from '#common/pricing/lead-price.js';
import { listingTitle } from '#common/listings/listing-title.js';
import { sheetPath } from '#common/kernel/public-paths.js';
import { Facts, MailLink, Paragraph } from '#platform/mail/layout.js';
import type { FoundListing } from '../search/public.js';

/** A home in a mail, with its price for a search and a link that keeps the question. */
export function FoundHome({
  facts,
  lead,
  question,
  siteUrl,
}: FoundListing & { question: string; siteUrl: string }) {
  const title = listingTitle(facts);
  return (
    <>
      <Paragraph>
        <MailLink href={`${siteUrl}${sheetPath(facts.code)}${question}`}>{title}</MailLink>
      </Paragraph>
      <Facts
        rows={[
          ['Precio', leadText(lead)],
          ['Dirección', facts.address],
          ['Código', facts.code],
        ]}
      />
    </>
  );
}
