import { renderToStaticMarkup } from 'react-dom/server';
import { SessionDialogs } from './session-dialogs.js';

describe('the warning before a session ends', () => {
  it.each([
    ['activity, which extends it', false, 'Por falta de actividad', 'Seguir conectado'],
    [
      'its age, which nothing extends: it can be closed, to save what is typed',
      true,
      'doce horas',
      'Entendido',
    ],
  ])('names %s', (_, isByAge, reason, answer) => {
    const state = { kind: 'ending', endsAt: Date.now() + 90_000, isByAge } as const;
    const markup = renderToStaticMarkup(<SessionDialogs state={state} onStay={() => undefined} />);
    expect([markup.includes(reason), markup.includes(answer)]).toEqual([true, true]);
    expect([markup.includes('Seguir conectado'), markup.includes('no perdés nada')]).toEqual([
      !isByAge,
      !isByAge,
    ]);
  });
});
