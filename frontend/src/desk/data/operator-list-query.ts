import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { addressOf } from '#common/kernel/calls/address-of.js';
import type { Exactly, Read } from '#common/kernel/calls/call.js';
import { readList, readListUnder, type ListPage } from './admin-api.js';

/**
 * A page of an operator list. The current rows stay visible while the next ones load. Data are always stale, because several operators may
 * make changes.
 */
export function operatorListQuery<Query, Row, Given extends Query>(
  call: Read<Query, Row[]>,
  query: Exactly<Query, Given>,
) {
  return pageQuery(addressOf(call, given(query as object)), (address, signal) =>
    readList<Row>(address, signal),
  );
}

/** The same for a call whose response is an object with the rows under `key`. */
export function operatorListUnderQuery<Query, Answer, Key extends keyof Answer & string, Given extends Query>(
  call: Read<Query, Answer>,
  query: Exactly<Query, Given>,
  key: Key,
) {
  type Row = Answer[Key] extends (infer Item)[] ? Item : never;
  return pageQuery(addressOf(call, given(query as object)), (address, signal) =>
    readListUnder<Row>(address, key, signal),
  );
}

/** The non-empty values; unused filters are omitted. */
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
