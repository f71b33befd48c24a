/** A mailto URL. The address is encoded, so that user input cannot add a subject or recipients (RFC 6068). */
export function mailLink(email: string): string {
  return `mailto:${encodeURIComponent(email).replaceAll('%40', '@')}`;
}
