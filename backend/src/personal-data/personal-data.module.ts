import { Module } from '@nestjs/common';
import { Holders } from './holders.js';
import { PersonalDataController } from './http/personal-data.controller.js';
import { ExpireData } from './jobs/expire-data.js';
import { Persons } from './use-cases/persons.js';

@Module({ controllers: [PersonalDataController], providers: [Holders, Persons] })
export class PersonalDataModule {}

@Module({ providers: [ExpireData, Holders] })
export class PersonalDataWorkerModule {}
