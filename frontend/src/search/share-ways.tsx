import {
  IconBrandFacebook,
  IconBrandWhatsapp,
  IconCheck,
  IconCopy,
  IconDots,
  IconMail,
} from '@tabler/icons-react';
import { OPERATIONS } from '#common/kernel/operations.js';
import { TIMINGS } from '#common/kernel/time/timings.js';
import { paths } from '../app/paths.js';
import { Button } from '../ui/button.js';
import { OutsideLink, TextLink } from '../ui/link.js';
import { useCopy } from '../ui/use-copy.js';

interface Shared {
  title: string;
  address: string;
}

const WAYS = [
  {
    name: 'WhatsApp',
    Icon: IconBrandWhatsapp,
    tone: 'bg-success-soft text-whatsapp',
    href: ({ title, address }: Shared) => `https://wa.me/?text=${encodeURIComponent(`${title}\n${address}`)}`,
  },
  {
    name: 'Email',
    Icon: IconMail,
    tone: 'bg-accent-soft text-accent-ink',
    href: ({ title, address }: Shared) =>
      `mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(`${title}\n\n${address}`)}`,
  },
  {
    name: 'Facebook',
    Icon: IconBrandFacebook,
    tone: 'bg-primary-tint text-primary-press',
    href: ({ address }: Shared) =>
      `https://www.facebook.com/sharer/sharer.php?u=${encodeURIComponent(address)}`,
  },
] as const;

const TILE =
  'flex w-full flex-col items-center gap-2 rounded-card p-3 text-sm font-semibold text-ink hover:bg-primary-soft';
const DISC = 'flex size-14 items-center justify-center rounded-full';

/** Options of the share dialog. */
export default function ShareWays({ title, address, code }: Shared & { code: string | undefined }) {
  return (
    <div className="flex flex-col gap-5 pb-2">
      <p className="font-semibold text-ink-soft">{title}</p>
      <ul className="grid grid-cols-3 gap-2 phablet:grid-cols-4">
        {WAYS.map(({ name, Icon, tone, href }) => (
          <li key={name}>
            <OutsideLink href={href({ title, address })} className={TILE}>
              <span aria-hidden="true" className={`${DISC} ${tone}`}>
                <Icon className="size-7" stroke={1.75} />
              </span>
              {name}
            </OutsideLink>
          </li>
        ))}
        <DeviceShare title={title} address={address} />
      </ul>
      <CopyAddress address={address} />
      {code && <TextLink to={paths.poster(code)}>Cartel para imprimir, con código QR</TextLink>}
      {code?.startsWith(OPERATIONS.rental.codePrefix) && (
        <TextLink to={paths.papers(code) + new URL(address).search}>Recibo de seña y contrato</TextLink>
      )}
    </div>
  );
}

/** The device's share sheet, if available. */
function DeviceShare({ title, address }: Shared) {
  if (typeof navigator.share !== 'function') return null;
  // Closing that sheet is not an error.
  const share = (): void => void navigator.share({ title, url: address }).catch(() => undefined);
  return (
    <li>
      <button type="button" onClick={share} className={TILE}>
        <span aria-hidden="true" className={`${DISC} bg-band text-ink-soft`}>
          <IconDots className="size-7" />
        </span>
        Más opciones
      </button>
    </li>
  );
}

function CopyAddress({ address }: { address: string }) {
  const { copied, problem, copy } = useCopy(TIMINGS.linkCopied);
  const Icon = copied ? IconCheck : IconCopy;
  return (
    <div className="flex flex-wrap items-center gap-2 rounded-button border border-line bg-page p-1.5 pl-4">
      <p className="min-w-0 flex-1 truncate text-sm text-ink-muted">{address}</p>
      <Button
        size="sm"
        className="min-h-11 shrink-0"
        onClick={() => copy(address)}
        icon={<Icon aria-hidden="true" className="size-4" />}
      >
        {copied ? '¡Enlace copiado!' : 'Copiar enlace'}
      </Button>
      <output className={problem ? 'w-full text-sm break-all' : 'sr-only'}>
        {copied ? '¡Enlace copiado!' : problem}
      </output>
    </div>
  );
}
