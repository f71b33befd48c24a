import { escapeLike, SqlBuilder } from './sql-builder.js';

describe('SQL that is put together', () => {
  it('is true without a condition', () => {
    const sql = new SqlBuilder();
    expect([sql.text, sql.values]).toEqual(['true', []]);
  });

  it('joins its conditions by AND, and keeps values apart from the text', () => {
    const sql = new SqlBuilder();
    sql.where(`a = ${sql.value("x' OR true")}`);
    sql.where(`b = ${sql.value(2)}`);
    expect([sql.text, sql.values]).toEqual(['a = $1 AND b = $2', ["x' OR true", 2]]);
  });

  it('looks for each word that was typed, with no pattern of LIKE', () => {
    const sql = new SqlBuilder();
    sql.matches('t', 'ana 100%');
    expect(sql.text).toBe("(t LIKE '%' || fold_words($1) || '%') AND (t LIKE '%' || fold_words($2) || '%')");
    expect(sql.values).toEqual(['ana', '100\\%']);
  });

  it.each([
    ['100%', '100\\%'],
    ['a_b', 'a\\_b'],
    ['a\\b', 'a\\\\b'],
    ['%_', '\\%\\_'],
    ['ana', 'ana'],
  ])('holds %p for LIKE as %p', (text, escaped) => {
    expect(escapeLike(text)).toBe(escaped);
  });
});
