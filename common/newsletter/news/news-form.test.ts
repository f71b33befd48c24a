import { NEWS_MESSAGES } from './news-messages.js';
import type { NewsRequest } from './news-calls.js';
import { newsFaults } from './news-form.js';

describe('the faults of a request for news', () => {
  const cases: [NewsRequest, object][] = [
    [{ email: 'eva@ejemplo.com' }, {}],
    [{ email: 'eva@ejemplo.com', localidades: ['Miramar', 'Mar del Sur'], operacion: 'venta' }, {}],
    [{ email: ' ', localidades: [], operacion: '' }, { email: [NEWS_MESSAGES.emailRequired] }],
    [{ email: 'eva' }, { email: [NEWS_MESSAGES.emailShape] }],
    [
      { email: 'eva@ejemplo.com', localidades: ['Miramar', 'Otro'] },
      { localidades: [NEWS_MESSAGES.badWish] },
    ],
    [{ email: 'eva@ejemplo.com', operacion: 'permuta' as 'venta' }, { operacion: [NEWS_MESSAGES.badWish] }],
  ];
  it.each(cases)('%j are %j', (form, faults) => {
    expect(newsFaults(form)).toEqual(faults);
  });
});
