import type { ComponentType } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { Frame } from '../../public-site/frame/frame.js';
import { RouteError } from '../../public-site/not-found/route-error.js';
import { useLocation } from './navigation-context.js';

/** A screen within the site's frame. An error in it leaves the frame usable. */
export function ShownScreen({ Screen }: { Screen: ComponentType }) {
  const { key } = useLocation();
  return (
    <Frame>
      <ErrorBoundary FallbackComponent={RouteError} resetKeys={[key]}>
        <Screen />
      </ErrorBoundary>
    </Frame>
  );
}
