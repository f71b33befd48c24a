import type { ComponentProps } from 'react';

interface ListProps extends ComponentProps<'ul'> {
  /** The items are server-rendered; the browser does not have their data (app/markup/in-markup.ts). */
  inMarkup: boolean;
}

const AS_IT_IS = { __html: '' };

/** A list whose server-rendered markup can be kept. */
export function List({ inMarkup, children, ...rest }: ListProps) {
  if (inMarkup)
    return <ul key="markup" {...rest} dangerouslySetInnerHTML={AS_IT_IS} suppressHydrationWarning />;
  return (
    <ul key="items" {...rest}>
      {children}
    </ul>
  );
}
