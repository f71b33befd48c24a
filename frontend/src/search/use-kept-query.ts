import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Keyed } from '../app/queries.js';

/** A query whose former data stay while those of another key are loaded (`isOld`), and if they do not arrive. */
export function useKeptQuery<T>(query: Keyed<T>, enabled = true) {
  const { data, error, isFetching, refetch } = useQuery({ ...query, enabled });
  const [kept, keep] = useState(data);
  if (data && data !== kept) keep(data);
  return {
    data: data ?? kept,
    isOld: !data,
    error: isFetching ? null : error,
    retry: () => void refetch(),
  };
}
