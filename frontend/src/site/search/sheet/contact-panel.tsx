import { IconBrandWhatsapp, IconMail } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { Channel } from '#common/inquiries/inquiry-form.js';
import type { LeadPriceWire } from '#common/pricing/lead-price-shapes.js';
import type { ListingSheetWire } from '#common/search/sheet/sheet-calls.js';
import { paths } from '../../../app/paths.js';
import { OwnerPhone } from '../../inquiries/owner-phone.js';
import { cardPrice } from '../../../search/cards/card-price.js';
import { SaleConversion } from '../../../pricing/sale-conversion.js';
import { Badge } from '../../../ui/badges.js';
import { Button, ButtonAnchor, type ButtonSize } from '../../../ui/button.js';
import { Card } from '../../../ui/card.js';
import { inPlace } from '../../../ui/in-place.js';
import { PriceTag } from '../../../ui/price-tag.js';

interface ContactProps {
  inmueble: ListingSheetWire;
  lead: LeadPriceWire;
  /** Opens the contact dialog. */
  onContact: (channel: Channel) => void;
}

/** Price and contact buttons. */
export function ContactPanel({
  inmueble,
  lead,
  onContact,
  children,
}: ContactProps & { children?: ReactNode }) {
  const { rented: _, ...price } = cardPrice(lead);
  return (
    <Card className="flex flex-col gap-4 p-5 tablet:p-6">
      <div>
        <PriceTag {...price} size="lg" />
        {inmueble.tipoOperacion === 'venta' && (
          <SaleConversion amount={inmueble.precio_venta} currency={inmueble.moneda_venta} />
        )}
      </div>
      {children}
      <Badge tone="success" className="self-start">
        Dueño directo · sin comisión
      </Badge>
      <div className="flex flex-col gap-4 print:hidden">
        <WhatsappButton {...{ inmueble, onContact }} size="lg" wide />
        <ButtonAnchor
          size="lg"
          wide
          aria-haspopup="dialog"
          href={paths.contactAboutNotice(inmueble.codigo)}
          rel="nofollow"
          onClick={(event) => inPlace(event, () => onContact('email'))}
          icon={<IconMail aria-hidden="true" className="size-5" />}
        >
          Consultar por email
        </ButtonAnchor>
      </div>
      {inmueble.telefono && <OwnerPhone code={inmueble.codigo} masked={inmueble.telefono} />}
      <p className="border-t border-line pt-3 text-sm text-ink-muted">
        Decile al dueño que viste el aviso <span className="font-semibold text-ink">{inmueble.codigo}</span>.
      </p>
    </Card>
  );
}

interface WhatsappButtonProps extends Omit<ContactProps, 'lead'> {
  size: ButtonSize;
  wide?: boolean;
}

/** Opens the dialog; without JavaScript a link to the page with the number. */
function WhatsappButton({ inmueble, onContact, ...look }: WhatsappButtonProps) {
  const open = (): void => onContact('whatsapp');
  const shared = {
    ...look,
    variant: 'whatsapp',
    'aria-haspopup': 'dialog',
    icon: <IconBrandWhatsapp aria-hidden="true" className="size-6" />,
    children: 'WhatsApp',
  } as const;
  if (!inmueble.telefono) return <Button {...shared} onClick={open} />;
  return (
    <ButtonAnchor
      {...shared}
      href={`/telefono?codigo=${inmueble.codigo}`}
      rel="nofollow"
      onClick={(event) => {
        event.preventDefault();
        open();
      }}
    />
  );
}

/** Bottom bar on phones with price and contact; hidden while a dialog is open or a field has focus. */
export function StickyContactBar({ inmueble, lead, onContact }: ContactProps) {
  const { rented: _, ...price } = cardPrice(lead);
  return (
    <div
      data-foot-bar
      className="fixed inset-x-0 bottom-0 z-20 flex items-center justify-between gap-2 bg-surface px-3 py-2.5 pb-[max(0.625rem,env(safe-area-inset-bottom))] shadow-bar print:hidden in-[html:has(dialog[open])]:hidden in-[html:has(input:focus)]:hidden wide:hidden"
    >
      {/* A large amount stands below its currency. */}
      <PriceTag {...price} size="sm" className="min-w-0 [&>.price-figures]:whitespace-normal" />
      <div className="flex shrink-0 gap-2">
        <ButtonAnchor
          variant="secondary"
          aria-haspopup="dialog"
          aria-label="Consultar por email"
          className="max-[359px]:hidden"
          href={paths.contactAboutNotice(inmueble.codigo)}
          rel="nofollow"
          onClick={(event) => inPlace(event, () => onContact('email'))}
        >
          <span className="max-[480px]:hidden">Consultar</span>
          <IconMail aria-hidden="true" className="size-5 phablet:hidden" />
        </ButtonAnchor>
        <WhatsappButton {...{ inmueble, onContact }} size="md" />
      </div>
    </div>
  );
}
