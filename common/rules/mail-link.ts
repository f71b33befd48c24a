/** The address that opens a mail program: what a stranger wrote as an address adds neither a subject nor another recipient (RFC 6068). */
export function mailLink(email: string): string {
  return `mailto:${encodeURIComponent(email).replaceAll('%40', '@')}`;
}
