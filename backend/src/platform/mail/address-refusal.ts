/** What the mail server answered to a command, as nodemailer reports it. */
export interface ServerAnswer {
  command?: string | undefined;
  responseCode?: number | undefined;
  /** The answer's text: `550 5.1.1 <ana@ejemplo.com>: no such user`. */
  response?: string | undefined;
}

/** Answers to RCPT TO that reject the address for good (RFC 5321, section 4.2.3), unless their enhanced code says something else. */
const FINAL = [550, 551, 553];
/** Second and third number of an enhanced status code (RFC 3463): behind the code of a line, or anywhere as `#5.1.1` or `(5.1.1)`. */
const ENHANCED = /(?:^5\d\d[ -]|[#([])5\.(\d{1,3})\.(\d{1,3})(?!\.?\d)/m;
/** Answers that are about the message, its sender, our server or login, or a full mailbox. */
const ABOUT_ELSE =
  /quota|full|storage|spam|block|black|(?<!not )listed|polic|prohibit|reputation|denied|not (?:permitted|allowed)|rcpthosts|relay|spf|dkim|dmarc|dns|rbl|\bptr\b|helo|sender|authenticat|access to|too many|\brate\b|\blimit/i;
/** An address or a host may contain any of these words. */
const NAMES = /\S*@\S*|[\w-]+(?:\.[\w-]+)*\.[a-z]{2,}/gi;

/**
 * Why an address gets no mail, as numbers without text, `550 5.1.1`; undefined if the answer does not reject the address for good. A full
 * mailbox may be emptied, and a policy (5.7) or a system (5.3) may change; 5.1.7 and 5.1.8 are about the sender. Without a code, or with 5.0, the
 * words tell.
 */
export function addressRefusal({
  command,
  responseCode = 0,
  response = '',
}: ServerAnswer): string | undefined {
  if (command !== 'RCPT TO' || responseCode < 500) return undefined;
  const [, subject = '0', detail] = ENHANCED.exec(response) ?? [];
  const reason = detail === undefined ? String(responseCode) : `${responseCode} 5.${subject}.${detail}`;
  const isOfAddress = subject === '1' && detail !== '7' && detail !== '8';
  return isOfAddress || (FINAL.includes(responseCode) && !isElse({ subject, detail, response }))
    ? reason
    : undefined;
}

function isElse({
  subject,
  detail,
  response,
}: {
  subject: string;
  detail: string | undefined;
  response: string;
}): boolean {
  if (subject === '0') return ABOUT_ELSE.test(response.replace(NAMES, ''));
  return ['1', '3', '7'].includes(subject) || (subject === '2' && detail !== '0' && detail !== '1');
}
