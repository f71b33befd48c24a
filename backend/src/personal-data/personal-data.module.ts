import { Module } from '@nestjs/common';
import { AlertsModule } from '../alerts/public.js';
import { ListingsDataModule } from '../listings/public.js';
import { Holders } from './holders.js';
import { PersonalDataController } from './http/personal-data.controller.js';
import { ExpireData } from './jobs/expire-data.js';
import { Confirmations } from './use-cases/confirmations.js';
import { CorrectPerson } from './use-cases/correct-person.js';
import { Persons } from './use-cases/persons.js';

@Module({
  imports: [AlertsModule, ListingsDataModule],
  controllers: [PersonalDataController],
  providers: [Confirmations, CorrectPerson, Holders, Persons],
})
export class PersonalDataModule {}

@Module({ providers: [ExpireData, Holders] })
export class PersonalDataWorkerModule {}
