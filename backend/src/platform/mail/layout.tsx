import { Fragment, type CSSProperties, type ReactElement, type ReactNode } from 'react';

/**
 * Colours of the design system ("Costa clara", `/_estilo` in watch mode). Mail clients ignore style sheets, so every element has inline
 * styles.
 */
const COLOUR = {
  paper: '#FBF8F2',
  card: '#FFFFFF',
  line: '#E7DCC9',
  text: '#13232B',
  quiet: '#4C5D66',
  sea: '#0D5B76',
  deep: '#08364A',
  sun: '#FDEBD3',
  sunset: '#8A3908',
};
const FONT = "Figtree, 'Segoe UI', Helvetica, Arial, sans-serif";
const TEXT: CSSProperties = { margin: '0 0 16px', fontSize: 16, lineHeight: '24px', color: COLOUR.text };

interface LayoutProps {
  siteName: string;
  siteUrl: string;
  preview: string;
  /** Lines that the operator adds under the name. */
  signature: string;
  children: ReactNode;
}

/** The layout of every message: header with the site's name, content, footer. */
export function MailLayout({ siteName, siteUrl, preview, signature, children }: LayoutProps): ReactElement {
  return (
    <html lang="es-AR">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <meta name="color-scheme" content="light" />
      </head>
      <body style={{ margin: 0, padding: 0, background: COLOUR.paper, fontFamily: FONT }}>
        <div data-preview="true" style={{ display: 'none', maxHeight: 0, overflow: 'hidden' }}>
          {preview}
        </div>
        <table
          role="presentation"
          width="100%"
          cellPadding={0}
          cellSpacing={0}
          style={{ background: COLOUR.paper }}
        >
          <tbody>
            <tr>
              <td align="center" style={{ padding: '24px 12px', overflowWrap: 'anywhere' }}>
                <table
                  role="presentation"
                  width="100%"
                  cellPadding={0}
                  cellSpacing={0}
                  style={{ maxWidth: 600, border: `1px solid ${COLOUR.line}`, borderRadius: 14 }}
                >
                  <tbody>
                    <tr>
                      <td
                        style={{
                          background: COLOUR.deep,
                          borderRadius: '14px 14px 0 0',
                          padding: '18px 28px',
                        }}
                      >
                        <a
                          href={siteUrl}
                          style={{ color: '#FFFFFF', fontSize: 20, fontWeight: 700, textDecoration: 'none' }}
                        >
                          {siteName}
                        </a>
                      </td>
                    </tr>
                    <tr>
                      <td
                        style={{
                          background: COLOUR.card,
                          borderRadius: '0 0 14px 14px',
                          padding: '28px 28px 12px',
                        }}
                      >
                        {children}
                      </td>
                    </tr>
                  </tbody>
                </table>
                <p
                  style={{
                    ...TEXT,
                    fontSize: 14,
                    lineHeight: '20px',
                    color: COLOUR.quiet,
                    margin: '16px 0 0',
                  }}
                >
                  {siteName} · Dueño directo, sin comisión
                  {signature.split('\n').map(
                    (line) =>
                      line && (
                        <Fragment key={line}>
                          <br />
                          {line}
                        </Fragment>
                      ),
                  )}
                </p>
              </td>
            </tr>
          </tbody>
        </table>
      </body>
    </html>
  );
}

export function Heading({ children }: { children: ReactNode }): ReactElement {
  return (
    <h1 style={{ margin: '0 0 16px', fontSize: 24, lineHeight: '30px', color: COLOUR.deep }}>{children}</h1>
  );
}

export function Paragraph({ children }: { children: ReactNode }): ReactElement {
  return <p style={TEXT}>{children}</p>;
}

/** Invites owners to answer the message. */
export function ReplyInvitation(): ReactElement {
  return <Paragraph>Si tenés una duda, respondé este mensaje y te ayudamos.</Paragraph>;
}

export function SmallPrint({ children }: { children: ReactNode }): ReactElement {
  return <p style={{ ...TEXT, fontSize: 14, lineHeight: '20px', color: COLOUR.quiet }}>{children}</p>;
}

export function MailLink({ href, children }: { href: string; children: ReactNode }): ReactElement {
  return (
    <a href={href} style={{ color: COLOUR.sea }}>
      {children}
    </a>
  );
}

/** A text with its paragraphs and line breaks preserved. */
export function Prose({ text }: { text: string }): ReactElement {
  return (
    <>
      {text.split(/\n\s*\n/).map((paragraph, index) => (
        <Paragraph key={index}>
          <Lines text={paragraph} />
        </Paragraph>
      ))}
    </>
  );
}

function Lines({ text }: { text: string }): ReactElement {
  return (
    <>
      {text.split('\n').map((line, index) => (
        <span key={index}>
          {index > 0 && <br />}
          {line}
        </span>
      ))}
    </>
  );
}

/** A listing code in large type. */
export function CodeBox({ code }: { code: string }): ReactElement {
  return (
    <p
      style={{
        margin: '0 0 20px',
        padding: '14px 20px',
        background: COLOUR.sun,
        color: COLOUR.sunset,
        borderRadius: 10,
        fontSize: 28,
        fontWeight: 700,
        letterSpacing: 1,
        textAlign: 'center',
      }}
    >
      {code}
    </p>
  );
}

export function MailButton({ href, children }: { href: string; children: ReactNode }): ReactElement {
  return (
    <p style={{ margin: '0 0 20px' }}>
      <a
        href={href}
        style={{
          display: 'inline-block',
          padding: '12px 22px',
          background: COLOUR.sea,
          color: '#FFFFFF',
          borderRadius: 10,
          fontSize: 16,
          fontWeight: 600,
          textDecoration: 'none',
        }}
      >
        {children}
      </a>
    </p>
  );
}

/** Widths that stand side by side in the layout's full width; where the second finds no room, it goes below. */
const NAME_WIDTH = 168;
const VALUE_WIDTH = 350;

/** Facts with their names: beside them, or above them on a phone, whose mail programs may not know style sheets. */
export function Facts({ rows }: { rows: readonly (readonly [string, string])[] }): ReactElement | null {
  if (rows.length === 0) return null;
  const part: CSSProperties = { display: 'inline-block', verticalAlign: 'top' };
  return (
    <div style={{ margin: '0 0 20px', borderTop: `1px solid ${COLOUR.line}` }}>
      {rows.map(([name, value]) => (
        <div
          key={name}
          data-fact="true"
          style={{ padding: '8px 0', borderBottom: `1px solid ${COLOUR.line}`, lineHeight: '22px' }}
        >
          <span
            data-fact-name="true"
            style={{
              ...part,
              width: NAME_WIDTH,
              paddingRight: 12,
              color: COLOUR.quiet,
              fontSize: 14,
            }}
          >
            {name}
          </span>
          <span
            style={{
              ...part,
              width: '100%',
              maxWidth: VALUE_WIDTH,
              color: COLOUR.text,
              fontSize: 16,
            }}
          >
            {value}
          </span>
        </div>
      ))}
    </div>
  );
}

/** A user's text, with its line breaks preserved. */
export function Quotation({ children }: { children: string }): ReactElement {
  return (
    <blockquote
      style={{
        ...TEXT,
        margin: '0 0 20px',
        padding: '4px 0 4px 16px',
        borderLeft: `3px solid ${COLOUR.sea}`,
      }}
    >
      <Lines text={children} />
    </blockquote>
  );
}
