import type { ComponentType } from 'react';
import { Frame } from '../site/frame/frame.js';
import { RouteError } from '../site/page/route-error.js';
import { ErrorBoundary } from '../ui/error-boundary.js';
import { useLocation } from '../app/navigation/navigation-context.js';

/** A screen within the site's frame. An error in it leaves the frame usable. */
export function ShownScreen({ Screen }: { Screen: ComponentType }) {
  const { key } = useLocation();
  return (
    <Frame>
      <ErrorBoundary fallback={() => <RouteError />} resetKey={key}>
        <Screen />
      </ErrorBoundary>
    </Frame>
  );
}
