import { Module } from '@nestjs/common';
import { Contacts } from './data/contacts.js';

@Module({ providers: [Contacts], exports: [Contacts] })
export class ContactsModule {}
