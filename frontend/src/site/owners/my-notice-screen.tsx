import { lazy, Suspense, useState } from 'react';
import { isInquiryToken } from '#common/owners/link/owner-access.js';
import { ANSWER_NAMES } from '#common/inquiries/answers/inquiry-answers.js';
import { OWNER_ACCESS_MESSAGES as MESSAGES } from '#common/owners/link/owner-access-messages.js';
import { early } from '../../app/early.js';
import { useLocation, useQueryParams } from '../../app/navigation/navigation-context.js';
import { paths } from '../../app/paths.js';
import { Skeleton } from '../../ui/states.js';
import { useIsHydrated } from '../../ui/use-is-hydrated.js';
import { PlainPage } from '../page/plain-page.js';
import { LinkRequest } from './link-request.js';
import { OwnNoticeView } from './own-notice-view.js';

/** A notice as its owner sees it by a link (docs/decisions/0044); without one, or with one that has ended, the form that asks for it. */
export function Screen() {
  return (
    <PlainPage title={MESSAGES.title} lead={MESSAGES.lead} path={paths.myNotice} bare hidden>
      <div {...early('now')} className="mx-auto max-w-3xl">
        <Content />
      </div>
    </PlainPage>
  );
}

const OneInquiry = lazy(() => import('./one-inquiry.js'));

function Content() {
  const query = useQueryParams();
  // Target after a submission without JavaScript.
  const wasSent = query.get('enviado') === '1';
  const [isGone, setGone] = useState('');
  const token = useLocation().hash.slice(1);
  const isHydrated = useIsHydrated();
  // The server does not receive the fragment. Before hydration, the form is shown only without JavaScript.
  if (!isHydrated)
    return (
      <>
        <Skeleton className="h-64 rounded-card noscript:hidden" />
        <div className="hidden noscript:block">
          <LinkRequest wasSent={wasSent} />
        </div>
      </>
    );
  if (!token) return <LinkRequest wasSent={wasSent} />;
  if (isGone === token) return <LinkRequest problem={MESSAGES.gone} />;
  if (isInquiryToken(token))
    return (
      <Suspense fallback={<Skeleton className="h-64 rounded-card" />}>
        <OneInquiry
          key={token}
          token={token}
          prepared={ANSWER_NAMES.find((name) => name === query.get('respuesta'))}
          onGone={() => setGone(token)}
        />
      </Suspense>
    );
  return <OwnNoticeView key={token} token={token} onGone={() => setGone(token)} />;
}
