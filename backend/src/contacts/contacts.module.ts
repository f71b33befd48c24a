import { Module } from '@nestjs/common';
import { Contacts } from './contacts.js';

@Module({ providers: [Contacts], exports: [Contacts] })
export class ContactsModule {}
