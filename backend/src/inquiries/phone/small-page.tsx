import type { ReactElement, ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

interface SmallPageProps {
  title: string;
  back: { href: string; text: string };
  children: ReactNode;
}

/** A page without scripts or the site's frame, for the target of a form. */
export function SmallPage({ title, back, children }: SmallPageProps): ReactElement {
  return (
    <html lang="es-AR">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>{title}</title>
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
          <h1>{title}</h1>
          {children}
          <p>
            <a href={back.href}>{back.text}</a>
          </p>
        </main>
      </body>
    </html>
  );
}

export function renderPage(page: ReactElement): string {
  return `<!doctype html>${renderToStaticMarkup(page)}`;
}
