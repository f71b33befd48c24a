import { emptyPublication } from './publication-state.js';
import type { Sent } from './send-publication.js';
import { sendWithProof } from './send-with-proof.js';

const TASK = { desafio: 'd', bits: 3 };
const asked: Sent = { error: 'Muchos avisos', mayRetry: false, faults: [], proof: TASK };
const thanked: Sent = { message: 'Gracias' };

/** Sends to a server that gives these answers in turn; returns the result and the solutions that it got. */
async function sendTo(answers: readonly Sent[], solution: string | undefined = 'd:7') {
  const solutions: (string | undefined)[] = [];
  const sent = await sendWithProof(
    emptyPublication(),
    'k',
    () => Promise.resolve(solution),
    (_form, _key, given) => {
      solutions.push(given);
      return Promise.resolve(answers[solutions.length - 1]!);
    },
  );
  return { sent, solutions };
}

describe('sending with a proof of work', () => {
  it('solves nothing unless the server asks', async () => {
    expect(await sendTo([thanked])).toEqual({ sent: thanked, solutions: [undefined] });
  });

  it('sends the notice again with the solution', async () => {
    expect(await sendTo([asked, thanked])).toEqual({ sent: thanked, solutions: [undefined, 'd:7'] });
  });

  it('gives up after two solutions', async () => {
    expect(await sendTo([asked, asked, asked])).toEqual({
      sent: asked,
      solutions: [undefined, 'd:7', 'd:7'],
    });
  });

  it('reports the refusal if the browser cannot solve it', async () => {
    const { sent, solutions } = await sendTo([asked], null as unknown as undefined);
    expect([sent, solutions.length]).toEqual([asked, 1]);
  });
});
