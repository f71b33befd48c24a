import { Injectable } from '@nestjs/common';
import { OWNER_LINK_NOTE } from '#common/owners/link/owner-access-messages.js';
import { PUBLIC_PATHS } from '#common/kernel/public-paths.js';
import { Settings } from '#platform/config/settings.js';
import { ConfirmationLinks } from '../submission/confirmation-links.js';
import { OwnerLinks } from '../owner/owner-links.js';
import type { MailedListing } from '../owner/mailed-listings.js';

/** Next step that the rejection mail offers the owner. */
export interface NextStep {
  text: string;
  label: string;
  href: string;
  note?: string;
}

@Injectable()
export class RejectionLinks {
  constructor(
    private readonly owners: OwnerLinks,
    private readonly confirmations: ConfirmationLinks,
    private readonly settings: Settings,
  ) {}

  /**
   * The next step for a recipient. The owner's confirmed address gets a link to the form with the notice in it. An unconfirmed address gets
   * the link that confirms it; a mail with the link to the form follows (docs/decisions/0044). A former address gets the empty form.
   */
  async of({ contact, listing }: MailedListing, to: string): Promise<NextStep> {
    const href = await this.owners.of(listing.id, to, { page: PUBLIC_PATHS.publish });
    if (href)
      return {
        text: 'Corregilo con este botón: se abre con lo que ya habías cargado. Cuando lo mandes, lo revisamos de nuevo.',
        label: 'Corregir el aviso',
        href,
        note: OWNER_LINK_NOTE,
      };
    if (contact.email === to && !contact.confirmedAt)
      return {
        text: 'Para corregirlo, confirmá tu email: te mandamos un enlace que abre el aviso con lo que ya cargaste.',
        label: 'Confirmar y corregir',
        href: await this.confirmations.of(contact),
      };
    return {
      text: 'Si lo podés corregir, volvé a cargarlo y lo revisamos de nuevo.',
      label: 'Cargar el aviso corregido',
      href: `${this.settings.SITE_URL}${PUBLIC_PATHS.publish}`,
    };
  }
}
