import { Module } from '@nestjs/common';
import { AuditPersonalData } from '#platform/audit/audit-personal-data.js';
import { AlertsModule } from '../../inquiries/alerts/public.js';
import { ContactsModule } from '../../contacts/public.js';
import { ListingsDataModule } from '../../listings/public.js';
import { NewsletterModule } from '../../newsletter/public.js';
import { PhotosModule } from '../../listings/pictures/public.js';
import { Holders } from './holders.js';
import { PersonalDataController } from './personal-data.controller.js';
import { ExpireData } from './expire-data.js';
import { Confirmations } from './confirmations.js';
import { CorrectPerson } from './correct-person.js';
import { ErasePerson } from './erase-person.js';
import { ReadPerson } from './read-person.js';

@Module({
  imports: [AlertsModule, ContactsModule, ListingsDataModule, NewsletterModule, PhotosModule],
  controllers: [PersonalDataController],
  providers: [AuditPersonalData, Confirmations, CorrectPerson, Holders, ErasePerson, ReadPerson],
})
export class PersonalDataModule {}

@Module({ imports: [ContactsModule], providers: [AuditPersonalData, ExpireData, Holders] })
export class PersonalDataWorkerModule {}
