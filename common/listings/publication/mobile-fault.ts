import { ARGENTINE_MOBILE_PREFIX, isCompleteMobile } from '../../kernel/forms/phone.js';
import { HOME_COUNTRY } from '../../kernel/places.js';
import { PUBLICATION_MESSAGES as MESSAGES } from './publication-messages.js';

/** What is wrong with a mobile number of that country; undefined if it is complete. */
export function mobileFault(number: string, country: string = HOME_COUNTRY): string | undefined {
  if (isCompleteMobile(number, country)) return undefined;
  const isArgentine = country === HOME_COUNTRY || number.startsWith(ARGENTINE_MOBILE_PREFIX);
  return isArgentine ? MESSAGES.invalidMobile : MESSAGES.invalidForeignMobile;
}
