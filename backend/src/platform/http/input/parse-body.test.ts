import { ArrayMaxSize, IsArray, IsInt } from 'class-validator';
import { Problem } from '../../process/problem.js';
import { Part, Text } from './dto-fields.js';
import { parseBody } from './parse-body.js';

class NoteDto {
  @Text(100) nota = '';
}

class ShelfDto {
  static readonly aliases = { notita: 'nota' };

  @Part(() => NoteDto) tapa: NoteDto = new NoteDto();
  @IsArray()
  @ArrayMaxSize(2, { message: 'Son muchas' })
  @Part(() => NoteDto, { each: true })
  notas: NoteDto[] = [];
  @IsArray() @ArrayMaxSize(3, { message: 'Son muchos' }) @IsInt({ each: true }) numeros: number[] = [];
}

function errorsOf(body: object): unknown {
  try {
    parseBody(ShelfDto, body);
    return null;
  } catch (error) {
    return (error as Problem).details.errors;
  }
}

describe('a text that people send', () => {
  it.each([
    ['Ana \u202egnirts\u202c', 'Ana gnirts'],
    ['\u2066Ana\u2069', 'Ana'],
    ['uno\r\ndos\u2028tres\u0085cuatro', 'uno\ndos\ntres\ncuatro'],
    ['\x1b[31mrojo\x07', '[31mrojo'],
    ['con\ttabulador', 'con\ttabulador'],
    ['Par\u00adque\u200b \u200ede\u2060 Mar\ufeff', 'Parque de Mar'],
    ['👨‍👩‍👧 ñandú', '👨‍👩‍👧 ñandú'],
  ])('%j is kept as %j: what shows nothing changes nothing around it', (sent, kept) => {
    expect(parseBody(NoteDto, { nota: sent }).nota).toBe(kept);
  });
});

describe('the fields of a body', () => {
  it('are those that the DTO declares, also in nested ones', () => {
    const read = parseBody(ShelfDto, {
      tapa: { nota: ' uno ', otra: 1 },
      notas: [{ notita: 'dos', otra: { a: 1 } }],
      numeros: [1],
      otra: 'x',
      constructor: 'x',
    });
    expect(JSON.parse(JSON.stringify(read))).toEqual({
      tapa: { nota: 'uno' },
      notas: [{ nota: 'dos' }],
      numeros: [1],
    });
  });

  it.each<[string, object, unknown]>([
    ['a list of parts that is too long', { notas: [{}, {}, {}] }, { notas: ['Son muchas'] }],
    ['a list of numbers that is too long', { numeros: [1, 2, 3, 4] }, { numeros: ['Son muchos'] }],
    ['a list in place of a part', { tapa: [{}] }, { tapa: ['Hay datos que no son válidos.'] }],
    ['a part in place of a list', { notas: { nota: 'x' } }, { notas: ['Hay datos que no son válidos.'] }],
    ['a text in place of a part', { tapa: 'x' }, { tapa: ['Hay datos que no son válidos.'] }],
    ['a list among the parts', { notas: [{}, [['x']]] }, { 'notas.1': ['Hay datos que no son válidos.'] }],
    ['a text among the parts', { notas: ['x'] }, { 'notas.0': ['Hay datos que no son válidos.'] }],
    [
      'a fault of a part in a list',
      { notas: [{}, { nota: 'x'.repeat(101) }] },
      { 'notas.1.nota': ['Tiene que tener 100 caracteres como máximo.'] },
    ],
  ])('%s is refused by name', (_, body, errors) => {
    expect(errorsOf(body)).toMatchObject(errors as object);
  });

  it('are not read when they are unknown: a NUL in one of them is no reason to refuse', () => {
    expect(errorsOf({ otra: '\0', tapa: { otra: '\0' } })).toBeNull();
    expect(errorsOf({ tapa: { nota: '\0' } })).toEqual({});
  });
});
