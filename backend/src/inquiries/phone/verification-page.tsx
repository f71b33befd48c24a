import { VERIFICATION_MESSAGES } from '#common/inquiries/verification-messages.js';
import { PUBLIC_PATHS } from '#common/kernel/public-paths.js';
import { renderPage, SmallPage } from './small-page.js';

/** Whether code and phone belong together, for browsers without JavaScript. The URL has no result, so that a link cannot forge it. */
export function verificationPage(matches: boolean): string {
  const { title, ...texts } = VERIFICATION_MESSAGES;
  return renderPage(
    <SmallPage title={title} back={{ href: PUBLIC_PATHS.verify, text: title }}>
      <p>
        <strong>{matches ? texts.matches : texts.differs}</strong>
      </p>
      <p>{matches ? texts.matchesToo : texts.differsToo}</p>
    </SmallPage>,
  );
}
