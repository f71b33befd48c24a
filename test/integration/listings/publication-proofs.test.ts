import { PUBLICATION_REFUSALS } from '#common/listings/publication/publication-refusals.js';
import { PROOF_HEADER, type ProofTask } from '#common/kernel/calls/proof-of-work.js';
import { Signatures } from '#platform/secrets/signatures.js';
import { aPublication } from '../../builders/publication.js';
import { solve } from '../../support/solve-proof.js';
import { TestApp } from '../../support/test-app.js';

const NETWORK = '203.0.113.9';
const PER_HOUR = 20;

describe('many notices of one network', () => {
  let app: TestApp;

  beforeAll(async () => {
    app = await TestApp.start();
  });
  afterAll(() => app.stop());
  beforeEach(() => app.empty('rate_limits'));

  const send = (solution?: string, remoteAddress = NETWORK) =>
    app.request({
      method: 'POST',
      url: '/api/inmueble/crear/crearInmueble',
      payload: aPublication(),
      remoteAddress,
      headers: solution ? { [PROOF_HEADER]: solution } : {},
    });

  async function exhaust(): Promise<ProofTask> {
    for (let number = 1; number <= PER_HOUR; number++)
      expect([number, (await send()).statusCode]).toEqual([number, 200]);
    return (await send()).json().prueba;
  }

  it('are 20 an hour; the next is refused with a text that says what to do, and others are not', async () => {
    await exhaust();
    const refused = await send();
    expect([refused.statusCode, refused.json().error]).toEqual([429, PUBLICATION_REFUSALS.proofNeeded]);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect((await send(undefined, '203.0.113.10')).statusCode).toBe(200);
  });

  it('are 20 also when they arrive at once', async () => {
    const before = await app.count('listings');
    const answers = await Promise.all(Array.from({ length: 30 }, () => send()));
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(PER_HOUR);
    expect(await app.count('listings')).toBe(before + PER_HOUR);
  });

  it('are more with a solution for each, which counts once and for this network', async () => {
    const task = await exhaust();
    const solution = solve(task);
    expect((await send(solve(task, { wrong: true }))).statusCode).toBe(429);
    for (let number = 1; number <= PER_HOUR; number++) await send(undefined, '203.0.113.11');
    expect((await send(solution, '203.0.113.11')).statusCode).toBe(429);
    expect((await send(solution)).statusCode).toBe(200);
    const again = await send(solution);
    expect(again.statusCode).toBe(429);
    expect((await send(solve(again.json().prueba))).statusCode).toBe(200);
  });

  it('need a task that was signed, is hard enough and has not expired', async () => {
    const { desafio, bits } = await exhaust();
    const [expires, , nonce, signature] = desafio.split('.') as [string, string, string, string];
    const signed = async (text: string): Promise<ProofTask> => ({
      desafio: `${text}.${await app.web.get(Signatures).sign('proof-of-work', `${NETWORK} ${text}`)}`,
      bits: Number(text.split('.')[1]),
    });
    const unsigned = { desafio: `${Number(expires) + 1}.${bits}.${nonce}.${signature}`, bits };
    const easy = await signed(`${expires}.3.${nonce}`);
    const expired = await signed(`${Date.now() - 1}.${bits}.${nonce}`);
    for (const task of [unsigned, easy, expired]) expect((await send(solve(task))).statusCode).toBe(429);
    expect((await send('x')).statusCode).toBe(429);
    expect((await send(solve(await signed(`${expires}.${bits}.${nonce}`)))).statusCode).toBe(200);
  });
});
