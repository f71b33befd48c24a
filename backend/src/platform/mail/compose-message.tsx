import { convert } from 'html-to-text';
import type { SendMailOptions } from 'nodemailer';
import { renderToStaticMarkup } from 'react-dom/server';
import { oneLine } from '#common/kernel/text.js';
import type { Settings } from '../config/settings.js';
import { MailLayout } from './layout.js';
import type { MailContent } from './mail-template.js';

export interface Envelope {
  messageId: string;
  recipient: { name: string; email: string };
}

/**
 * Builds the nodemailer message, in HTML and text. Every field is a plain string of our own: an object could name a file to read, and a
 * comma or line break in an address could add recipients (reliability.md, Mail). Addresses are therefore always objects of name and
 * address, and header fields are single lines.
 */
export function composeMessage(
  content: MailContent,
  envelope: Envelope,
  { settings, signature }: { settings: Settings; signature: string },
): SendMailOptions {
  const page = (
    <MailLayout
      siteName={settings.SITE_NAME}
      siteUrl={settings.SITE_URL}
      preview={content.preview}
      signature={signature}
    >
      {content.body}
    </MailLayout>
  );
  const replyTo =
    content.replyTo === 'operator'
      ? { name: settings.SITE_NAME, email: settings.OPERATOR_EMAIL }
      : content.replyTo;
  const html = `<!doctype html>${renderToStaticMarkup(page)}`;
  return {
    from: settings.MAIL_FROM,
    to: address(content.unnamed ? { ...envelope.recipient, name: '' } : envelope.recipient),
    ...(replyTo ? { replyTo: address(replyTo) } : {}),
    subject: oneLine(content.subject),
    html,
    text: convert(html, {
      wordwrap: 78,
      selectors: [
        { selector: '[data-preview]', format: 'skip' },
        { selector: 'h1', options: { uppercase: false } },
        { selector: 'a', options: { hideLinkHrefIfSameAsText: true } },
        // Columns become lines such as `E-mail: luz@ejemplo.com`.
        {
          selector: '[data-fact]',
          format: 'block',
          options: { leadingLineBreaks: 1, trailingLineBreaks: 1 },
        },
        { selector: '[data-fact-name]', format: 'inlineSurround', options: { suffix: ': ' } },
      ],
    }),
    messageId: envelope.messageId,
    headers: { 'Auto-Submitted': 'auto-generated', ...unsubscribeHeaders(content.unsubscribeUrl) },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

/** One-click unsubscription (RFC 8058 §3.1). */
function unsubscribeHeaders(url: string | undefined): Record<string, string> {
  if (!url) return {};
  return { 'List-Unsubscribe': `<${url}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' };
}

function address({ name, email }: { name: string; email: string }): { name: string; address: string } {
  return { name: oneLine(name), address: oneLine(email) };
}
