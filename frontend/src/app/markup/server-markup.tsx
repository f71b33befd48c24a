import { useContext, type ReactNode } from 'react';
import { ServerPartsContext, type ServerParts } from './server-parts.js';

interface ServerMarkupProps {
  /** Identity of the content. When it changes in the browser, the content is removed. */
  of: string;
  render: (parts: ServerParts) => ReactNode;
}

const AS_IT_IS = { __html: '' };

/** Optional content that only the server renders; the browser keeps its markup without hydrating it. Links in it work as all links do. */
export function ServerMarkup({ of, render }: ServerMarkupProps) {
  const parts = useContext(ServerPartsContext);
  if (parts) return <div>{render(parts)}</div>;
  return <div key={of} dangerouslySetInnerHTML={AS_IT_IS} suppressHydrationWarning />;
}
