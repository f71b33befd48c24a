import { GatheredRefresh, REFRESH_GAP_MS } from './gathered-refresh.js';
import { callsOf, changedKinds, type Changed } from './live-calls.js';
import { listMails } from '#common/operations/mail-ledger-calls.js';
import { viewOwner } from '#common/owners/owner-calls.js';
import { LIVE_KINDS, type LiveAnswer } from '#common/stats/live-calls.js';

const answer = (cambios: number, changed: Partial<LiveAnswer['de']> = {}): LiveAnswer => ({
  success: true,
  cambios,
  de: { consultas: 0, soporte: 0, denuncias: 0, correos: 0, contactos: 0, plantillas: 0, ...changed },
  mirando: [],
});

describe('refreshes after changes', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());

  it('gather what changes while the answers are awaited and the gap lasts', async () => {
    const asked: (readonly Changed[])[] = [];
    let answerNow = (): void => undefined;
    const refresh = new GatheredRefresh((kinds) => {
      asked.push(kinds);
      return new Promise<void>((resolve) => (answerNow = resolve));
    });
    refresh.ask([]);
    refresh.ask(['correos']);
    refresh.ask(['correos']);
    refresh.ask(['avisos', 'soporte']);
    expect(asked).toEqual([['correos']]);
    await jest.advanceTimersByTimeAsync(10 * REFRESH_GAP_MS);
    expect(asked).toHaveLength(1);
    answerNow();
    await jest.advanceTimersByTimeAsync(0);
    expect(asked).toEqual([['correos'], ['correos', 'avisos', 'soporte']]);
    answerNow();
    await jest.advanceTimersByTimeAsync(REFRESH_GAP_MS - 1);
    refresh.ask(['denuncias']);
    expect(asked).toHaveLength(2);
    await jest.advanceTimersByTimeAsync(1);
    expect(asked[2]).toEqual(['denuncias']);
  });

  it('go on after one that failed', async () => {
    const asked: (readonly Changed[])[] = [];
    const refresh = new GatheredRefresh((kinds) => {
      asked.push(kinds);
      return Promise.reject(new Error('offline'));
    });
    refresh.ask(['avisos']);
    await jest.advanceTimersByTimeAsync(REFRESH_GAP_MS);
    refresh.ask(['contactos']);
    expect(asked).toEqual([['avisos'], ['contactos']]);
  });
});

describe('what changed between two answers', () => {
  it.each<[LiveAnswer, LiveAnswer, Changed[]]>([
    [answer(1), answer(1), []],
    [answer(1), answer(2), ['avisos']],
    [answer(1, { correos: 3 }), answer(1, { correos: 4 }), ['correos']],
    [answer(9, { soporte: 2 }), answer(1), ['avisos', 'soporte']],
    [{ ...answer(1), de: undefined as never }, answer(1), [...LIVE_KINDS]],
  ])('of %j and %j is %j', (before, after, kinds) => expect(changedKinds(before, after)).toEqual(kinds));

  it('is shown by the calls of its kinds', () => {
    const paths = callsOf(['correos']).map(({ path }) => path);
    expect(paths).toEqual(expect.arrayContaining([listMails.path, viewOwner.path]));
    expect(callsOf([])).toEqual([]);
  });
});
