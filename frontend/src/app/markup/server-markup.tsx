import { useContext, type ReactNode } from 'react';
import { ServerPartsContext, type ServerParts } from './server-parts.js';

interface ServerMarkupProps {
  /** Identity of the content. When it changes in the browser, the content is removed. */
  of: string;
  render: (parts: ServerParts) => ReactNode;
}

/** Takes no space, nor a gap, while it is empty. */
const SHOWN = 'empty:hidden';

const AS_IT_IS = { __html: '' };

/** Optional content that only the server renders; the browser keeps its markup without hydrating it. Links in it work as all links do. */
export function ServerMarkup({ of, render }: ServerMarkupProps) {
  const parts = useContext(ServerPartsContext);
  if (parts) return <div className={SHOWN}>{render(parts)}</div>;
  return <div key={of} className={SHOWN} dangerouslySetInnerHTML={AS_IT_IS} suppressHydrationWarning />;
}
