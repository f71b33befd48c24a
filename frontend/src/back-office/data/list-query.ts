import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { addressOf } from '#common/calls/address-of.js';
import type { Exactly, Read } from '#common/calls/call.js';
import { readList, readListUnder, type ListPage } from './admin-api.js';

/**
 * A page of one of the operator's lists; the rows that are shown stay until the next ones come. Several may change things at
 * once, so that nothing is taken for fresh.
 */
export function listQuery<Query, Row, Given extends Query>(
  call: Read<Query, Row[]>,
  query: Exactly<Query, Given>,
) {
  return pageQuery(addressOf(call, given(query as object)), (address, signal) =>
    readList<Row>(address, signal),
  );
}

/** The same for a call whose answer is an object with the rows under `key`. */
export function listUnderQuery<Query, Answer, Key extends keyof Answer & string, Given extends Query>(
  call: Read<Query, Answer>,
  query: Exactly<Query, Given>,
  key: Key,
) {
  type Row = Answer[Key] extends (infer Item)[] ? Item : never;
  return pageQuery(addressOf(call, given(query as object)), (address, signal) =>
    readListUnder<Row>(address, key, signal),
  );
}

/** The values that are not empty: a filter that is not used is not asked for. */
function given(query: object): object {
  return Object.fromEntries(Object.entries(query).filter(([, value]) => (value ?? '') !== ''));
}

function pageQuery<Row>(
  address: string,
  read: (address: string, signal: AbortSignal) => Promise<ListPage<Row>>,
) {
  return queryOptions({
    queryKey: [address, 'lista'],
    queryFn: ({ signal }) => read(address, signal),
    placeholderData: keepPreviousData,
    staleTime: 0,
    retryOnMount: true,
  });
}
