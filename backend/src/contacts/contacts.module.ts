import { Module } from '@nestjs/common';
import { ContactPersonalData } from './data/contact-personal-data.js';
import { ContactSearch } from './data/contact-search.js';
import { Contacts } from './data/contacts.js';
import { Dnis } from './data/dnis.js';
import { EncryptDnis } from './jobs/encrypt-dnis.js';

const PROVIDERS = [ContactPersonalData, Contacts, ContactSearch, Dnis];

@Module({ providers: PROVIDERS, exports: PROVIDERS })
export class ContactsModule {}

@Module({ providers: [EncryptDnis] })
export class ContactsWorkerModule {}
