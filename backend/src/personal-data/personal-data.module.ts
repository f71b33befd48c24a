import { Module } from '@nestjs/common';
import { Holders } from './holders.js';
import { PersonalDataController } from './http/personal-data.controller.js';
import { Persons } from './use-cases/persons.js';

@Module({ controllers: [PersonalDataController], providers: [Holders, Persons] })
export class PersonalDataModule {}
