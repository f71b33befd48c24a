import { hydrate } from '@tanstack/react-query';
import { createQueryClient, dehydrateForPage, restoreQueries } from './queries.js';

it('restores what a page came with as the library does: answers, and errors that are not tried again', async () => {
  const server = createQueryClient((address) =>
    address === '/roto' ? Promise.reject(new Error('no')) : Promise.resolve({ total: 3 }),
  );
  for (const address of ['/api', '/roto']) await server.prefetchQuery({ queryKey: [address], retry: false });
  const page = JSON.parse(JSON.stringify(dehydrateForPage(server))) as ReturnType<typeof dehydrateForPage>;

  const [ours, theirs] = [createQueryClient(), createQueryClient()];
  restoreQueries(ours, page);
  hydrate(theirs, page);
  for (const address of ['/api', '/roto'])
    expect(ours.getQueryState([address])).toEqual(theirs.getQueryState([address]));
  expect(ours.getQueryData(['/api'])).toEqual({ total: 3 });
  expect(ours.getQueryState(['/roto'])?.status).toBe('error');
});
