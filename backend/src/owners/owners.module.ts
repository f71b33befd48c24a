import { Module } from '@nestjs/common';
import { BlacklistModule } from '../blacklist/public.js';
import { ContactsModule } from '../contacts/public.js';
import { ListingsDataModule } from '../listings/public.js';
import { ContactsExportController } from './directory/contacts-export.controller.js';
import { OwnerContactsController } from './directory/owner-contacts.controller.js';
import { OwnerPageController } from './directory/owner-page.controller.js';
import { PaletteController } from './palette.controller.js';
import { OwnerContacts } from './directory/owner-contacts.js';
import { OwnerCorrespondence } from './directory/owner-correspondence.js';
import { OwnerPage } from './directory/owner-page.js';
import { OwnerRecords } from './directory/owner-records.js';
import { Palette } from './palette.js';
import { MergeContacts } from './merging/merge-contacts.js';
import { UndoMerging } from './merging/undo-merging.js';
import { DeleteContact } from './merging/delete-contact.js';

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
