import { PostgresAnswers } from './postgres-answers.js';

/** A message of PostgreSQL. */
function message(type: string, body: string): Buffer {
  const header = Buffer.alloc(5, type);
  header.writeUInt32BE(4 + Buffer.byteLength(body), 1);
  return Buffer.concat([header, Buffer.from(body)]);
}

const READY = message('Z', 'I');

describe('the answers of PostgreSQL', () => {
  it.each([
    ['COMMIT', true],
    ['ROLLBACK', false],
    ['INSERT 0 1', false],
    ['COMMIT PREPARED', false],
  ])('%s', (tag, isCommit) => {
    expect(new PostgresAnswers().read(Buffer.concat([message('C', `${tag}\0`), READY]))).toBe(isCommit);
  });

  it('finds it among others, and in pieces', () => {
    const bytes = Buffer.concat([message('D', 'COMMIT\0'), READY, message('C', 'COMMIT\0'), READY]);
    const answers = new PostgresAnswers();
    expect([...bytes].filter((byte) => answers.read(Buffer.of(byte)))).toHaveLength(1);
  });
});
