import type { ReactNode } from 'react';
import { PHONE_MESSAGES } from '#common/inquiries/phone-messages.js';
import { formatPhone, whatsappDigits } from '#common/kernel/forms/phone.js';
import { sheetPath } from '#common/kernel/public-paths.js';
import { renderPage, SmallPage } from './small-page.js';

/** Asks for confirmation before the number is shown, for browsers without JavaScript. */
export function askingPage(code: string): string {
  return page(
    code,
    <form method="post" action="/telefono">
      <input type="hidden" name="codigo" value={code} />
      <button type="submit" style={{ font: 'inherit', padding: '12px 20px' }}>
        {PHONE_MESSAGES.show}
      </button>
    </form>,
  );
}

/** Shows the number, for browsers without JavaScript. */
export function phonePage(code: string, phone: string): string {
  return page(
    code,
    <>
      <p style={{ fontSize: '1.5rem' }}>
        <a href={`tel:${phone}`}>{formatPhone(phone)}</a>
      </p>
      <p>
        <a href={`https://wa.me/${whatsappDigits(phone)}`}>{PHONE_MESSAGES.write}</a>
      </p>
    </>,
  );
}

function page(code: string, content: ReactNode): string {
  const back = { href: sheetPath(code), text: PHONE_MESSAGES.back };
  return renderPage(
    <SmallPage title={PHONE_MESSAGES.title(code)} back={back}>
      {content}
    </SmallPage>,
  );
}
