import { readFileSync } from 'node:fs';
import { generateListings } from './generate-listings.js';

const index: { name: string; alt: string }[] = JSON.parse(
  readFileSync('backend/assets/demo-photos/index.json', 'utf8'),
);

describe('the photos', () => {
  const galleries = [...generateListings(3_000)].map(({ photos }) => photos);
  const names = index.map(({ name }) => name);

  it('are pictures of the index, each once in a gallery, and every picture is used', () => {
    expect(galleries.flat().filter((name) => !names.includes(name))).toEqual([]);
    expect(galleries.filter((photos) => new Set(photos).size < photos.length)).toEqual([]);
    expect(new Set(galleries.flat()).size).toBe(names.length);
  });

  it('say that they are demonstration pictures', () => {
    expect(index.filter(({ alt }) => !alt.startsWith('Imagen de demostración: '))).toEqual([]);
  });
});
