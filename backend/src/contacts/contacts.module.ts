import { Module } from '@nestjs/common';
import { ContactPersonalData } from './contact-personal-data.js';
import { ContactSearch } from './contact-search.js';
import { Contacts } from './contacts.js';
import { Dnis } from './dnis.js';
import { EncryptDnis } from './encrypt-dnis.js';

const PROVIDERS = [ContactPersonalData, Contacts, ContactSearch, Dnis];

@Module({ providers: PROVIDERS, exports: PROVIDERS })
export class ContactsModule {}

@Module({ providers: [EncryptDnis] })
export class ContactsWorkerModule {}
