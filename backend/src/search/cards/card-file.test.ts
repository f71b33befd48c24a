import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CardFile } from './card-file.js';

let folder: string;
let file: CardFile;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'costa-cards-'));
  file = new CardFile(join(folder, 'cards'), 100);
});

afterEach(() => {
  file.close();
  rmSync(folder, { recursive: true });
});

const put = (place: number, text: string, stamp = place): void => file.put(place, stamp, Buffer.from(text));

function read(place: number): string {
  const target = Buffer.alloc(file.lengthAt(place) + 1, '.');
  file.copy(place, target, 1);
  return target.toString();
}

it('gives back what was put, and leaves no file with a name', () => {
  put(7, 'casa con jardín');
  put(2_000, 'depto');
  expect([read(7), read(2_000)]).toEqual(['.casa con jardín', '.depto']);
  expect(readdirSync(join(folder, 'cards'))).toEqual([]);
});

it('has a card in the version that was put last, and none of other places', () => {
  put(7, 'casa', 41);
  put(7, 'chalet', 42);
  expect([file.has(7, 41), file.has(7, 42), file.has(8, 42), file.has(90_000, 42)]).toEqual([
    false,
    true,
    false,
    false,
  ]);
  expect(read(7)).toBe('.chalet');
});

it('overwrites the oldest cards at its limit, and no others', () => {
  for (let place = 1; place <= 20; place++) {
    put(place, `card ${place} `.repeat(3));
    const kept = Array.from({ length: place }, (_, at) => at + 1).filter((one) => file.has(one, one));
    expect(kept).toContain(place);
    for (const one of kept) expect(read(one)).toBe(`.${`card ${one} `.repeat(3)}`);
  }
  expect(file.has(1, 1)).toBe(false);
});

it('forgets all cards at once', () => {
  put(7, 'casa');
  file.forget();
  expect(file.has(7, 7)).toBe(false);
  put(8, 'depto');
  expect(read(8)).toBe('.depto');
});

it('has no cards where it cannot write', () => {
  writeFileSync(join(folder, 'cards'), 'a file in the place of the folder');
  put(7, 'casa');
  expect(file.has(7, 7)).toBe(false);
});
