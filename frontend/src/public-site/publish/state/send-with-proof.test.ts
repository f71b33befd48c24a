import { emptyPublication } from './publication-state.js';
import type { Sent } from './send-publication.js';
import { sendWithProof } from './send-with-proof.js';

const TASK = { desafio: 'd', bits: 3 };
const asked: Sent = { error: 'Muchos avisos', mayRetry: false, faults: [], proof: TASK };
const thanked: Sent = { message: 'Gracias' };

/** Sends to a server that gives these answers in turn; returns the result and the solutions that it got. */
async function sendTo(answers: readonly Sent[], solutions: readonly (string | undefined)[] = ['d:7', 'd:8']) {
  const given: (string | undefined)[] = [];
  const unused = [...solutions];
  const sent = await sendWithProof(
    emptyPublication(),
    { key: 'k', solve: () => Promise.resolve(unused.shift()) },
    (_form, { solution }) => {
      given.push(solution);
      return Promise.resolve(answers[given.length - 1]!);
    },
  );
  return { sent, given };
}

describe('sending with a proof of work', () => {
  it('solves nothing unless the server asks', async () => {
    expect(await sendTo([thanked])).toEqual({ sent: thanked, given: [undefined] });
  });

  it('sends the notice again with the solution', async () => {
    expect(await sendTo([asked, thanked])).toEqual({ sent: thanked, given: [undefined, 'd:7'] });
  });

  it('gives up after two solutions', async () => {
    expect(await sendTo([asked, asked, asked])).toEqual({ sent: asked, given: [undefined, 'd:7', 'd:8'] });
  });

  it('reports the refusal if the browser cannot solve it', async () => {
    expect(await sendTo([asked], [])).toEqual({ sent: asked, given: [undefined] });
  });
});
