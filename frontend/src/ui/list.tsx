import type { ComponentProps } from 'react';

interface ListProps extends ComponentProps<'ul'> {
  /** Its items are those that the server rendered: the browser neither has nor needs what they were made of (app/in-markup.ts). */
  inMarkup: boolean;
}

const AS_IT_IS = { __html: '' };

/** A list that can be left as the server rendered it. */
export function List({ inMarkup, children, ...rest }: ListProps) {
  if (inMarkup)
    return <ul key="markup" {...rest} dangerouslySetInnerHTML={AS_IT_IS} suppressHydrationWarning />;
  return (
    <ul key="items" {...rest}>
      {children}
    </ul>
  );
}
