import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/**
 * A response of the product that the ceilings return as a constant: its encoded bytes and headers.
 * @typedef {{ headers: Record<string, string>, bytes: Buffer }} Body
 */

const DESCRIBING = ['content-type', 'content-encoding'];

/** @param {string} folder @returns {Map<string, Body>} by name */
export function readBodies(folder) {
  const names = readdirSync(folder).filter((file) => file.endsWith('.json'));
  return new Map(
    names.map((file) => {
      const name = path.basename(file, '.json');
      return [
        name,
        {
          headers: JSON.parse(readFileSync(path.join(folder, file), 'utf8')),
          bytes: readFileSync(path.join(folder, `${name}.bytes`)),
        },
      ];
    }),
  );
}

/**
 * Stores one response of the product under a name.
 * @param {{ folder: string, name: string, headers: Record<string, string | undefined>, bytes: Buffer }} answer
 */
export function keepBody({ folder, name, headers, bytes }) {
  mkdirSync(folder, { recursive: true });
  const described = Object.fromEntries(
    DESCRIBING.flatMap((header) => (headers[header] ? [[header, headers[header]]] : [])),
  );
  writeFileSync(path.join(folder, `${name}.json`), JSON.stringify(described));
  writeFileSync(path.join(folder, `${name}.bytes`), bytes);
}
