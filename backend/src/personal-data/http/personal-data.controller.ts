import { Controller } from '@nestjs/common';
import { erasePersonalData, findPersonalData } from '#common/calls/personal-data.js';
import { PERSONAL_DATA_MESSAGES } from '#common/messages/personal-data.js';
import { isEmail, normaliseEmail } from '#common/rules/email.js';
import { phoneDigits } from '#common/rules/phone.js';
import type { ErasureAnswer, PersonalDataAnswer } from '#common/wire/personal-data.js';
import { AdministratorId } from '#platform/http/access.js';
import { Answers, Sent } from '#platform/http/answers.js';
import { Problem } from '#platform/problems/problem.js';
import { Persons } from '../use-cases/persons.js';
import { PersonDto } from './person.dto.js';

/** Area code and number have ten in Argentina, fewer in some countries. */
const LEAST_DIGITS = 7;

/** What the site holds about a person, for who asks for it; not part of the specified calls. */
@Controller()
export class PersonalDataController {
  constructor(private readonly persons: Persons) {}

  @Answers(findPersonalData)
  async find(
    @Sent() form: PersonDto,
    @AdministratorId() administratorId: number,
  ): Promise<PersonalDataAnswer> {
    return { success: true, grupos: await this.persons.read(named(form), administratorId) };
  }

  @Answers(erasePersonalData)
  async erase(@Sent() form: PersonDto, @AdministratorId() administratorId: number): Promise<ErasureAnswer> {
    const borrados = await this.persons.erase(named(form), administratorId);
    const { erased, nothing } = PERSONAL_DATA_MESSAGES;
    return { success: true, message: borrados.length > 0 ? erased : nothing, borrados };
  }
}

/** @throws Problem 'invalid' */
function named({ email, telefono = '' }: PersonDto): { email: string; phone: string } {
  const { noEmail, noPhone } = PERSONAL_DATA_MESSAGES;
  if (!isEmail(email)) throw Problem.invalid({ email: [noEmail] }, noEmail);
  const phone = phoneDigits(telefono);
  if (telefono.trim() !== '' && phone.length < LEAST_DIGITS)
    throw Problem.invalid({ telefono: [noPhone] }, noPhone);
  return { email: normaliseEmail(email), phone };
}
