/** Days (`15/01`, `15/1/2027`) and spans of years (`2026-2027`), which are no phone. */
const DATES =
  /\b(?:0?[1-9]|[12]\d|3[01])[/.-](?:0?[1-9]|1[0-2])(?:[/.-](?:20)?\d\d)?\b|\b20\d\d\s?[-–/]\s?(?:20)?\d\d\b/g;
/** At least six digits without a letter between them. */
const PHONE = /\p{N}(?:[^\p{L}\p{N}]*\p{N}){5}/u;

/** Whether part of the text can be dialled. */
export function holdsPhone(text: string): boolean {
  return PHONE.test(text.normalize('NFKC').replaceAll(DATES, 'x'));
}

/** Whether mail clients would turn part of the text into a link: a URL, a host name, an e-mail address. */
export function holdsLink(text: string): boolean {
  return /:\/\/|@|www\.|[\p{L}\p{N}]\.\p{L}{2}/iu.test(text);
}
