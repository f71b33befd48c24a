import { useState } from 'react';
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

function Content() {
  // Target after a submission without JavaScript.
  const wasSent = useQueryParams().get('enviado') === '1';
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
  return <OwnNoticeView key={token} token={token} onGone={() => setGone(token)} />;
}
