import { Module } from '@nestjs/common';
import { ListingsDataModule } from '../listings/public.js';
import { OwnerContactsController } from './http/owner-contacts.controller.js';
import { PaletteController } from './http/palette.controller.js';
import { OwnerContacts } from './queries/owner-contacts.js';
import { Palette } from './queries/palette.js';
import { DeleteContact } from './use-cases/delete-contact.js';

/** The operator's view of contacts with their listings. */
@Module({
  imports: [ListingsDataModule],
  controllers: [OwnerContactsController, PaletteController],
  providers: [DeleteContact, OwnerContacts, Palette],
})
export class OwnersModule {}
