import type { QueryClient } from '@tanstack/react-query';
import { isInMarkup } from '../app/markup/in-markup.js';

/**
 * If hydration fails, React renders the page itself and needs the data that only the markup contains. Resolves when it is shown. Rare, so it
 * is loaded late.
 */
export async function fillReplacedPage(queries: QueryClient): Promise<void> {
  await queries.refetchQueries({ predicate: ({ state }) => isInMarkup(state.data) });
  // The queries tell their components in a task of their own.
  await new Promise((resolve) => setTimeout(resolve));
}
