import { Suspense, lazy, useContext, useLayoutEffect, useRef, useState } from 'react';
import { ServerPartsContext } from '../../app/markup/server-parts.js';
import { ErrorBoundary } from '../../ui/error-boundary.js';

const LateContent = lazy(() =>
  import('./footer-content.js').then((late) => ({ default: late.FooterContent })),
);

const FRAME = {
  'data-on-dark': true,
  id: 'pie',
  className: 'mt-auto bg-abyss text-band print:hidden',
} as const;
const AS_IT_IS = { __html: '' };

/** Footer. Its links never change, so the browser keeps the server's markup and loads no code for it. */
export function Footer() {
  const parts = useContext(ServerPartsContext);
  if (!parts) return <KeptFooter />;
  return <footer {...FRAME} dangerouslySetInnerHTML={{ __html: parts.footerContent }} />;
}

/** The server's markup; loads the content if there is none, because the page was rendered in the browser. */
function KeptFooter() {
  const kept = useRef<HTMLElement>(null);
  const [isEmpty, setEmpty] = useState(false);
  useLayoutEffect(() => setEmpty(kept.current?.childElementCount === 0), []);
  if (isEmpty)
    return (
      <footer key="late" {...FRAME}>
        <ErrorBoundary fallback={() => null}>
          <Suspense>
            <LateContent />
          </Suspense>
        </ErrorBoundary>
      </footer>
    );
  return (
    <footer key="kept" ref={kept} {...FRAME} dangerouslySetInnerHTML={AS_IT_IS} suppressHydrationWarning />
  );
}
