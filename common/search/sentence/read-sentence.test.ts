import { searchAddress, searchOfAddress } from '../query/search-path.js';
import { SeasonCalendar } from '../../pricing/season/season-calendar.js';
import { INITIAL_AMENITIES } from '../../listings/amenities/initial-amenities.js';
import { fc } from '../../../test/support/property.js';
import { fold, oneLine } from '../../kernel/text.js';
import { SENTENCE_ZONES, SENTENCES } from '../../../test/builders/sentences.js';
import { SPOKEN_SENTENCES } from '../../../test/builders/spoken-sentences.js';
import { readSentence } from './read-sentence.js';

const CONTEXT = {
  today: '2026-11-27',
  calendar: new SeasonCalendar([]),
  amenities: INITIAL_AMENITIES,
  zones: SENTENCE_ZONES,
};

const RESULTS = '/resultado-busqueda/';

/** The search, order and rest of a reading as the table writes them. */
function written(sentence: string): string {
  const { code, filters, sort, notUnderstood } = readSentence(sentence, CONTEXT);
  const search = code ?? searchAddress(filters).replace(RESULTS, '');
  const order = sort ? ` · ${sort}` : '';
  return `${search}${order}${notUnderstood.length > 0 ? ` ✗ ${notUnderstood.join(' | ')}` : ''}`;
}

const ROWS = `${SENTENCES.trim()}\n${SPOKEN_SENTENCES.trim()}`.split('\n').map((line) => {
  const [sentence = '', reading = ''] = line.trim().split(' → ');
  const [right = '', wrong] = reading.split(' ≠ ');
  return { sentence, right, wrong };
});

it.each(ROWS)('$sentence', ({ sentence, right }) => {
  expect(written(sentence)).toBe(right);
});

const TEMPTING = ROWS.filter(({ wrong }) => wrong !== undefined);

it.each(TEMPTING)('$sentence is not $wrong, which is another search', ({ right, wrong }) => {
  expect(searchAddress(searchOfAddress(RESULTS + wrong)!)).toBe(RESULTS + wrong);
  expect(right).not.toBe(wrong);
});

it('says what it understood, by the parameter of each filter and its chip', () => {
  const { understood, filters, notUnderstood } = readSentence(
    'depto 3 ambientes con pileta y vivero en mdp para 6, navidad, hasta 2 palos, lo más barato',
    CONTEXT,
  );
  expect(understood).toEqual([
    { text: 'depto', filter: 'tipoPropiedad', value: 'Departamento' },
    { text: '3 ambientes', filter: 'ambientes', value: '3 ambientes' },
    { text: 'mdp', filter: 'ciudades', value: 'Mar del Plata' },
    { text: 'para 6', filter: 'personas', value: '6 personas' },
    { text: 'hasta 2 palos', filter: 'precioHasta', value: 'Hasta ARS$ 2.000.000' },
    { text: 'lo más barato', filter: 'orden', value: 'Precio: de menor a mayor' },
  ]);
  expect(filters.words).toEqual(['pileta', 'vivero']);
  expect(notUnderstood).toEqual(['navidad']);
});

it('says a zone with its town', () => {
  expect(readSentence('en Punta Mogotes', CONTEXT).understood).toEqual([
    { text: 'Punta Mogotes', filter: 'ciudades', value: 'Mar del Plata' },
    { text: 'Punta Mogotes', filter: 'barrio', value: 'Punta Mogotes' },
  ]);
});

it('says the month of nights and the currency of a price that stand elsewhere in the sentence', () => {
  const chips = (sentence: string) =>
    readSentence(sentence, CONTEXT).understood.map(({ text, value }) => `${text}: ${value}`);
  expect(chips('3 semanas, casa en enero')).toContain('3 semanas: 21 noches en enero');
  expect(chips('casa en venta hasta 90 mil')).toContain('hasta 90 mil: Hasta USD$ 90.000, En dólares');
});

it('stops reading between two words', () => {
  const { filters, notUnderstood } = readSentence('casa con pileta '.repeat(60), CONTEXT);
  expect([filters.words, notUnderstood.at(-1)?.split(' ')[0]]).toEqual([[], 'pileta']);
});

it('a flat states its rooms, a house its bedrooms', () => {
  expect(readSentence('depto de 2 dormitorios', CONTEXT).understood).toContainEqual({
    text: '2 dormitorios',
    filter: 'ambientes',
    value: '3 ambientes',
  });
});

it('searches for eight words, and says the others', () => {
  const { filters, notUnderstood } = readSentence(
    'uva pera kiwi melon sandia higo coco mora lima palta',
    CONTEXT,
  );
  expect([filters.words.length, notUnderstood]).toEqual([8, ['lima', 'palta']]);
});

it('reads the beginning of a long text, and says where it stopped', () => {
  const { filters, notUnderstood } = readSentence(`casa en miramar ${'x'.repeat(10_000)}`, CONTEXT);
  expect([filters.towns, notUnderstood.at(-1)]).toEqual([['Miramar'], `${'x'.repeat(39)}…`]);
});

const fragments = SENTENCES.trim().split(/\s+/);
const anySentence = fc.oneof(
  fc.array(fc.constantFrom(...fragments), { maxLength: 30 }).map((words) => words.join(' ')),
  fc.string({ unit: 'binary', maxLength: 400 }),
);

it('any text is a search with an address of its own, and what it says is of the text', () => {
  fc.assert(
    fc.property(anySentence, (sentence) => {
      const { filters, understood, notUnderstood } = readSentence(sentence, CONTEXT);
      expect(searchOfAddress(searchAddress(filters))).toEqual(filters);
      const line = oneLine(sentence);
      for (const { text } of understood) expect(line).toContain(text);
      for (const text of notUnderstood) expect(line).toContain(text.replace(/…$/, ''));
    }),
  );
});

it.each(ROWS.filter(({ sentence }) => !/[<M]/.test(sentence)))(
  '$sentence: capitals and accents do not matter',
  ({ sentence }) => {
    const { filters } = readSentence(sentence, CONTEXT);
    expect(
      readSentence(
        fold(sentence)
          .toUpperCase()
          .replace(/(?<=\d)X(?=\d)/g, 'x'),
        CONTEXT,
      ).filters,
    ).toEqual(filters);
  },
);
