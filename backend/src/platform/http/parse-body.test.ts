import { Text } from './dto-fields.js';
import { parseBody } from './parse-body.js';

class NoteDto {
  @Text(100) nota = '';
}

describe('a text that people send', () => {
  it.each([
    ['Ana \u202egnirts\u202c', 'Ana gnirts'],
    ['\u2066Ana\u2069', 'Ana'],
    ['uno\r\ndos\u2028tres\u0085cuatro', 'uno\ndos\ntres\ncuatro'],
    ['\x1b[31mrojo\x07', '[31mrojo'],
    ['con\ttabulador', 'con\ttabulador'],
    ['👨‍👩‍👧 ñandú', '👨‍👩‍👧 ñandú'],
  ])('%j is kept as %j: what shows nothing changes nothing around it', (sent, kept) => {
    expect(parseBody(NoteDto, { nota: sent }).nota).toBe(kept);
  });
});
