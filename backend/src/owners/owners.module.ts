import { Module } from '@nestjs/common';
import { BlacklistModule } from '../blacklist/public.js';
import { ContactsModule } from '../contacts/public.js';
import { ListingsDataModule } from '../listings/public.js';
import { ContactsExportController } from './http/contacts-export.controller.js';
import { OwnerContactsController } from './http/owner-contacts.controller.js';
import { OwnerPageController } from './http/owner-page.controller.js';
import { PaletteController } from './http/palette.controller.js';
import { OwnerContacts } from './queries/owner-contacts.js';
import { OwnerCorrespondence } from './queries/owner-correspondence.js';
import { OwnerPage } from './queries/owner-page.js';
import { OwnerRecords } from './queries/owner-records.js';
import { Palette } from './queries/palette.js';
import { MergeContacts } from './use-cases/merge-contacts.js';
import { UndoMerging } from './use-cases/undo-merging.js';
import { DeleteContact } from './use-cases/delete-contact.js';

/** The operator's view of contacts with their listings. */
@Module({
  imports: [BlacklistModule, ContactsModule, ListingsDataModule],
  controllers: [ContactsExportController, OwnerContactsController, OwnerPageController, PaletteController],
  providers: [
    DeleteContact,
    MergeContacts,
    UndoMerging,
    OwnerContacts,
    OwnerCorrespondence,
    OwnerPage,
    OwnerRecords,
    Palette,
  ],
})
export class OwnersModule {}
