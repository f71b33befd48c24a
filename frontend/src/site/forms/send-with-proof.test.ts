import { sendWithProof } from './send-with-proof.js';

const TASK = { desafio: 'd', bits: 3 };
const ASKED = 'asked';
const THANKED = 'thanked';

/** Sends to a server that gives these answers in turn; returns the result and the solutions that it got. */
async function sendTo(
  answers: readonly string[],
  solutions: readonly (string | undefined)[] = ['d:7', 'd:8'],
) {
  const given: (string | undefined)[] = [];
  const unused = [...solutions];
  const sent = await sendWithProof(
    (solution) => {
      given.push(solution);
      return Promise.resolve(answers[given.length - 1]!);
    },
    {
      taskOf: (answer) => (answer === ASKED ? TASK : undefined),
      solve: () => Promise.resolve(unused.shift()),
      unsolved: () => 'unsolved',
    },
  );
  return { sent, given };
}

describe('sending with a proof of work', () => {
  it('solves nothing unless the server asks', async () => {
    expect(await sendTo([THANKED])).toEqual({ sent: THANKED, given: [undefined] });
  });

  it('sends the request again with the solution', async () => {
    expect(await sendTo([ASKED, THANKED])).toEqual({ sent: THANKED, given: [undefined, 'd:7'] });
  });

  it('gives up after two solutions', async () => {
    expect(await sendTo([ASKED, ASKED, ASKED])).toEqual({ sent: ASKED, given: [undefined, 'd:7', 'd:8'] });
  });

  it('says that the browser cannot solve it', async () => {
    expect(await sendTo([ASKED], [])).toEqual({ sent: 'unsolved', given: [undefined] });
  });
});
