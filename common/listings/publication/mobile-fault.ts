import { isArgentine, isCompleteMobile } from '../../kernel/forms/phone.js';
import { HOME_COUNTRY } from '../../kernel/places.js';
import { PUBLICATION_MESSAGES as MESSAGES } from './publication-messages.js';

/** What is wrong with a mobile number of that country; undefined if it is complete. */
export function mobileFault(number: string, country: string = HOME_COUNTRY): string | undefined {
  if (isCompleteMobile(number, country)) return undefined;
  return isArgentine(number, country) ? MESSAGES.invalidMobile : MESSAGES.invalidForeignMobile;
}
