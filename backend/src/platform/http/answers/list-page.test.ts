import { text } from 'node:stream/consumers';
import type { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import { sendRows, type PageRequest } from './list-page.js';
import { QueryValues } from '../input/query-values.js';

/** What is sent for a list of `count` numbers, and how many rows were read at a time. */
async function sent(count: number, query: Record<string, string>) {
  const headers: Record<string, unknown> = {};
  let body: unknown;
  const turns: number[] = [];
  const reply = {
    headers: (more: object) => Object.assign(headers, more),
    type: () => reply,
    send: (given: unknown) => (body = given),
  };
  const all = Array.from({ length: count }, (_, index) => index);
  await sendRows(reply as unknown as FastifyReply, new QueryValues(query), {
    size: 50,
    pageOf: async ({ page, pageSize }: PageRequest) => {
      const rows = all.slice((page - 1) * pageSize, page * pageSize);
      turns.push(rows.length);
      return { rows, total: count };
    },
  });
  const rows = (Array.isArray(body) ? body : JSON.parse(await text(body as Readable))) as number[];
  return { rows, turns, headers, all };
}

describe('a list without page numbers', () => {
  it.each([0, 1, 500, 501, 1_234])('of %i rows has all of them, read in turns', async (count) => {
    const { rows, turns, headers, all } = await sent(count, {});
    expect(rows).toEqual(all);
    expect(Math.max(...turns)).toBeLessThanOrEqual(500);
    expect(headers).toEqual({ 'X-Total-Count': count, 'X-Page': 1, 'X-Page-Count': 1 });
  });

  it.each([
    [{ pagina: '2' }, 50, 3],
    [{ porPagina: '100' }, 100, 2],
    [{ pagina: '9' }, 0, 3],
  ])('is a page of it with %j', async (query, rows, pages) => {
    const answer = await sent(120, query);
    expect([answer.rows.length, answer.turns.length]).toEqual([rows, 1]);
    expect(answer.headers).toMatchObject({ 'X-Total-Count': 120, 'X-Page-Count': pages });
  });
});
