import {
  IconBrandFacebook,
  IconBrandInstagram,
  IconBrandWhatsapp,
  IconBrandYoutube,
} from '@tabler/icons-react';
import { useSite } from '../../app/site-context.js';
import { OutsideLink } from '../../ui/link.js';

const NETWORKS = [
  { key: 'facebook', name: 'Facebook', Icon: IconBrandFacebook },
  { key: 'instagram', name: 'Instagram', Icon: IconBrandInstagram },
  { key: 'youtube', name: 'YouTube', Icon: IconBrandYoutube },
  { key: 'whatsapp', name: 'WhatsApp', Icon: IconBrandWhatsapp },
] as const;

/** Social media links from the settings. */
export function SocialLinks({ className }: { className?: string }) {
  const { links = {} } = useSite();
  const known = NETWORKS.flatMap(({ key, ...network }) => {
    const href = links[key];
    return href ? [{ ...network, href }] : [];
  });
  if (known.length === 0) return null;
  return (
    <ul aria-label="Redes sociales" className={className}>
      {known.map(({ name, Icon, href }) => (
        <li key={name}>
          <OutsideLink
            href={href}
            aria-label={`${name} (se abre en otra pestaña)`}
            className="inline-flex size-11 items-center justify-center rounded-full hover:bg-white/10 hover:text-white"
          >
            <Icon aria-hidden="true" className="size-6" stroke={1.75} />
          </OutsideLink>
        </li>
      ))}
    </ul>
  );
}
