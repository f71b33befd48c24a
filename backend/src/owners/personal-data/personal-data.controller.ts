import { Controller } from '@nestjs/common';
import {
  correctPersonalData,
  erasePersonalData,
  findPersonalData,
  type CorrectionAnswer,
  type ErasureAnswer,
  type PersonalDataAnswer,
} from '#common/owners/personal-data/personal-data-calls.js';
import { PERSONAL_DATA_MESSAGES } from '#common/owners/personal-data/personal-data-messages.js';
import { correctionFaults, correctionOf } from '#common/owners/personal-data/correction.js';
import { isEmail, normaliseEmail } from '#common/kernel/forms/email.js';
import { phoneDigits } from '#common/kernel/forms/phone.js';
import { AdministratorId } from '#platform/http/answers/access.js';
import { Answers, Sent } from '#platform/http/answers/answers.js';
import { Problem } from '#platform/process/problem.js';
import { CorrectPerson } from './correct-person.js';
import { ErasePerson } from './erase-person.js';
import { ReadPerson } from './read-person.js';
import { CorrectionDto, PersonDto } from './person.dto.js';

/** Area code and number have ten in Argentina, fewer in some countries. */
const LEAST_DIGITS = 7;

/** Data that the site holds about a person, for requests of access. */
@Controller()
export class PersonalDataController {
  constructor(
    private readonly reading: ReadPerson,
    private readonly erasing: ErasePerson,
    private readonly correcting: CorrectPerson,
  ) {}

  @Answers(findPersonalData)
  async find(
    @Sent() form: PersonDto,
    @AdministratorId() administratorId: number,
  ): Promise<PersonalDataAnswer> {
    return { success: true, ...(await this.reading.execute(named(form), administratorId)) };
  }

  @Answers(erasePersonalData)
  async erase(@Sent() form: PersonDto, @AdministratorId() administratorId: number): Promise<ErasureAnswer> {
    const borrados = await this.erasing.execute(named(form), administratorId);
    const { erased, nothing } = PERSONAL_DATA_MESSAGES;
    return { success: true, message: borrados.length > 0 ? erased : nothing, borrados };
  }

  @Answers(correctPersonalData)
  async correct(
    @Sent() form: CorrectionDto,
    @AdministratorId() administratorId: number,
  ): Promise<CorrectionAnswer> {
    const faults = correctionFaults(form);
    const [first] = Object.values(faults).flat();
    if (first) throw Problem.invalid(faults, first);
    const corregidos = await this.correcting.execute({
      named: named(form),
      correction: correctionOf(form),
      version: form.version,
      administratorId,
    });
    const { corrected, nothingToCorrect } = PERSONAL_DATA_MESSAGES;
    return { success: true, message: corregidos.length > 0 ? corrected : nothingToCorrect, corregidos };
  }
}

/** @throws Problem 'invalid' */
function named({ email, telefono }: PersonDto): { email: string; phone: string } {
  const { noEmail, noPhone } = PERSONAL_DATA_MESSAGES;
  if (!isEmail(email)) throw Problem.invalid({ email: [noEmail] }, noEmail);
  const phone = phoneDigits(telefono);
  if (telefono.trim() !== '' && phone.length < LEAST_DIGITS)
    throw Problem.invalid({ telefono: [noPhone] }, noPhone);
  return { email: normaliseEmail(email), phone };
}
