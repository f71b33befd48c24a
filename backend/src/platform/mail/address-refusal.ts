/** What the mail server answered to a command, as nodemailer reports it. */
export interface ServerAnswer {
  command?: string | undefined;
  responseCode?: number | undefined;
  /** The answer's text: `550 5.1.1 <ana@ejemplo.com>: no such user`. */
  response?: string | undefined;
}

/** Answers to RCPT TO that reject the address for good (RFC 5321, section 4.2.3), unless their enhanced code says something else. */
const FINAL = [550, 551, 553];
/** The second and third number of an enhanced status code (RFC 3463). */
const ENHANCED = /^5\d\d[ -]5\.(\d{1,3})\.(\d{1,3})\b/;
/** Answers without an enhanced code that are about the message, its sender or a full mailbox. */
const ABOUT_ELSE = /quota|full|storage|spam|block|black|polic|reputation|denied|relay|spf|dkim|dmarc|rbl/i;

/**
 * Why an address gets no mail, as numbers without text, `550 5.1.1`; undefined if the answer does not reject the address for good. A full
 * mailbox may be emptied, and a policy (5.7) or a system (5.3) may change; 5.1.7 and 5.1.8 are about the sender.
 */
export function addressRefusal({
  command,
  responseCode = 0,
  response = '',
}: ServerAnswer): string | undefined {
  if (command !== 'RCPT TO' || responseCode < 500) return undefined;
  const [, subject, detail] = ENHANCED.exec(response) ?? [];
  if (subject === undefined || detail === undefined)
    return FINAL.includes(responseCode) && !ABOUT_ELSE.test(response) ? String(responseCode) : undefined;
  const isOfAddress = subject === '1' && detail !== '7' && detail !== '8';
  const isElse = ['1', '3', '7'].includes(subject) || (subject === '2' && detail !== '0' && detail !== '1');
  return isOfAddress || (FINAL.includes(responseCode) && !isElse)
    ? `${responseCode} 5.${subject}.${detail}`
    : undefined;
}
