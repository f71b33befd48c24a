import { IconBrandWhatsapp } from '@tabler/icons-react';
import { formatPhone } from '#common/kernel/forms/phone.js';
import { ExternalLink } from '../../ui/link.js';

/** A phone number with links to call and write. */
export function Phone({ number }: { number: string }) {
  if (!number) return null;
  const digits = number.replace(/\D/g, '');
  return (
    <span className="flex flex-wrap items-center gap-x-4">
      <a href={`tel:+${digits}`} className="tabular-nums hover:underline">
        {formatPhone(number)}
      </a>
      <ExternalLink href={`https://wa.me/${digits}`} className="inline-flex items-center gap-1 text-sm">
        <IconBrandWhatsapp aria-hidden="true" className="size-4" />
        WhatsApp
      </ExternalLink>
    </span>
  );
}
