import type { Drafts } from './drafts.js';
import { overtaken } from './draft-store.js';

const saved = { observaciones: 'antes', servicios: [1], fotos: [1] } as unknown as Drafts;

it('marks the drafts of sections with other saved values, except the order of photos', () => {
  const drafts = { observaciones: 'lo mío', servicios: [1, 2], fotos: [1], contacto: undefined };
  const after = { ...saved, observaciones: 'de otra persona', fotos: [2] };
  expect(overtaken(drafts as Partial<Drafts>, saved, after)).toMatchObject({
    observaciones: { isStale: true },
  });
  expect(Object.keys(overtaken(drafts as Partial<Drafts>, saved, after))).toEqual(['observaciones']);
  expect(overtaken(drafts as Partial<Drafts>, saved, { ...saved })).toEqual({});
});
