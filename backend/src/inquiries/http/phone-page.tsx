import type { ReactElement, ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { PHONE_MESSAGES } from '#common/messages/contact.js';
import { formatPhone, whatsappDigits } from '#common/rules/phone.js';

/** Asks for confirmation before the number is shown, for browsers without JavaScript. */
export function askingPage(code: string): string {
  return render(
    <Page code={code}>
      <form method="post" action="/telefono">
        <input type="hidden" name="codigo" value={code} />
        <button type="submit" style={{ font: 'inherit', padding: '12px 20px' }}>
          {PHONE_MESSAGES.show}
        </button>
      </form>
    </Page>,
  );
}

/** Shows the number, for browsers without JavaScript. */
export function phonePage(code: string, phone: string): string {
  return render(
    <Page code={code}>
      <p style={{ fontSize: '1.5rem' }}>
        <a href={`tel:${phone}`}>{formatPhone(phone)}</a>
      </p>
      <p>
        <a href={`https://wa.me/${whatsappDigits(phone)}`}>{PHONE_MESSAGES.write}</a>
      </p>
    </Page>,
  );
}

function Page({ code, children }: { code: string; children: ReactNode }): ReactElement {
  return (
    <html lang="es-AR">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>{PHONE_MESSAGES.title(code)}</title>
      </head>
      <body
        style={{
          font: '1.125rem/1.6 system-ui, sans-serif',
          maxWidth: '36rem',
          margin: '2rem auto',
          padding: '0 1rem',
        }}
      >
        <main>
          <h1>{PHONE_MESSAGES.title(code)}</h1>
          {children}
          <p>
            <a href={`/ver-ficha-inmueble/${code}`}>{PHONE_MESSAGES.back}</a>
          </p>
        </main>
      </body>
    </html>
  );
}

function render(page: ReactElement): string {
  return `<!doctype html>${renderToStaticMarkup(page)}`;
}
