import { createHash } from 'node:crypto';
import type { ReactElement, ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { TIME_ZONE } from '#common/kernel/time/time-zone.js';
import type { StoredMail } from './stored-mails.js';

export const MAILBOX_PATH = '/_correo';

/** Shows a message that arrives while the list is open. */
const SCRIPT = `setInterval(async () => {
  const answer = await fetch(location.href).catch(() => undefined);
  if (!answer?.ok) return;
  const page = new DOMParser().parseFromString(await answer.text(), 'text/html');
  const [shown, newest] = [document, page].map((one) => one.querySelector('main'));
  if (newest && shown.innerHTML !== newest.innerHTML) shown.replaceWith(newest);
}, 2000);`;

const STYLE = `
  * { box-sizing: border-box } body { margin: 0; background: #fbf8f2; color: #13232b; font: 1rem/1.5 Figtree, 'Segoe UI', Helvetica, Arial, sans-serif }
  header, main { max-width: 46rem; margin: 0 auto; padding: 1rem; overflow-wrap: anywhere }
  h1 { margin: 0; font-size: 1.5rem } a { color: #0d5b76 } p { margin: .5rem 0 }
  ul { list-style: none; margin: 0; padding: 0 } li a { display: block; padding: .75rem 1rem; margin-bottom: .5rem;
  background: #fff; border: 1px solid #e7dcc9; border-radius: .75rem; text-decoration: none } li strong { display: block }
  small, time { color: #4c5d66 } iframe { width: 100%; height: 75vh; border: 1px solid #e7dcc9; border-radius: .75rem }
  pre { white-space: pre-wrap; background: #fff; padding: 1rem; border: 1px solid #e7dcc9; border-radius: .75rem }`;

const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** Of the pages of the mailbox: their own script and style, and the message in a frame. */
export const PAGE_POLICY = [
  "default-src 'none'",
  `script-src ${hashOf(SCRIPT)}`,
  `style-src ${hashOf(STYLE)}`,
  "connect-src 'self'",
  "frame-src 'self'",
  "frame-ancestors 'none'",
  "base-uri 'none'",
].join('; ');

/** Of a message: no scripts, and its links open the site in another tab. */
export const MESSAGE_POLICY = [
  'sandbox allow-popups allow-popups-to-escape-sandbox',
  "default-src 'none'",
  "img-src 'self' data:",
  "style-src 'unsafe-inline'",
  "frame-ancestors 'self'",
].join('; ');

export function listPage(mails: readonly StoredMail[]): string {
  return page(
    mails.length > 0 ? `Emails (${mails.length})` : 'Emails',
    <>
      <header>
        <h1>Emails del sitio</h1>
        <p>
          Acá llegan los emails que manda el sitio mientras no tiene un servidor de correo (
          <code>SMTP_URL</code>). Solo se ven desde esta computadora.
        </p>
      </header>
      <main aria-live="polite">
        {mails.length === 0 && (
          <p>
            Todavía no hay ninguno. <a href="/publicar-aviso">Publicá un aviso</a> y mirá cómo llegan.
          </p>
        )}
        <ul>{mails.map(entry)}</ul>
      </main>
      <script dangerouslySetInnerHTML={{ __html: SCRIPT }} />
    </>,
  );
}

export function mailPage({ name, mail }: StoredMail): string {
  return page(
    mail.subject ?? 'Sin asunto',
    <>
      <header>
        <p>
          <a href={MAILBOX_PATH}>Todos los emails</a>
        </p>
        <h1>{mail.subject}</h1>
        <p>
          <small>
            Para {recipientsOf(mail.to)} · {timeOf(mail.date)}
          </small>
        </p>
      </header>
      <main>
        <iframe title={mail.subject ?? 'Email'} src={`${MAILBOX_PATH}/${name}/mensaje`} />
        <details>
          <summary>Como texto</summary>
          <pre>{mail.text}</pre>
        </details>
      </main>
    </>,
  );
}

/** The message itself; its links open in a tab of their own. */
export function messageOf({ mail }: StoredMail): string {
  return (mail.html ?? '').replace('<head>', '<head><base target="_blank">');
}

function entry({ name, mail }: StoredMail): ReactElement {
  return (
    <li key={name}>
      <a href={`${MAILBOX_PATH}/${name}`}>
        <strong>{mail.subject}</strong>
        <small>
          Para {recipientsOf(mail.to)} · {timeOf(mail.date)}
        </small>
      </a>
    </li>
  );
}

function recipientsOf(to: StoredMail['mail']['to']): string {
  return (to ?? []).map(({ name, address }) => (name ? `${name} (${address})` : address)).join(', ');
}

const TIME = new Intl.DateTimeFormat('es-AR', {
  dateStyle: 'short',
  timeStyle: 'medium',
  hourCycle: 'h23',
  timeZone: TIME_ZONE,
});

function timeOf(date: string | undefined): ReactNode {
  if (!date) return null;
  const time = new Date(date);
  return <time dateTime={time.toISOString()}>{TIME.format(time)}</time>;
}

function page(title: string, content: ReactNode): string {
  return `<!doctype html>${renderToStaticMarkup(
    <html lang="es-AR">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <meta name="robots" content="noindex" />
        <title>{title}</title>
        <style dangerouslySetInnerHTML={{ __html: STYLE }} />
      </head>
      <body>{content}</body>
    </html>,
  )}`;
}
