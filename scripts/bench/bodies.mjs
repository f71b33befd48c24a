import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/**
 * A response of the product: its encoded bytes and headers. The servers with which the benchmark compares the product (its ceilings) return
 * it as a constant.
 * @typedef {{ headers: Record<string, string>, bytes: Buffer }} Body
 */

const DESCRIBING = ['content-type', 'content-encoding'];

/** @param {string} folder @returns {Map<string, Body[]>} of each scenario, in the order of its addresses */
export function readBodies(folder) {
  /** @type {Map<string, Body[]>} */
  const bodies = new Map();
  for (const file of readdirSync(folder).filter((one) => one.endsWith('.json'))) {
    const [name = '', at = ''] = path.basename(file, '.json').split('.');
    const known = bodies.get(name) ?? [];
    known[Number(at)] = {
      headers: JSON.parse(readFileSync(path.join(folder, file), 'utf8')),
      bytes: readFileSync(path.join(folder, `${name}.${at}.bytes`)),
    };
    bodies.set(name, known);
  }
  return bodies;
}

/**
 * The response of a ceiling to a numbered address (`?n=3`).
 * @param {Map<string, Body[]>} bodies @param {string} name @param {string | null | undefined} number
 * @returns {Body | undefined}
 */
export function numberedBody(bodies, name, number) {
  const known = bodies.get(name);
  return known?.[Number(number ?? 0) % known.length];
}

/**
 * Stores a response of the product under the name of its scenario; `at` is the place of its address in the scenario.
 * @param {{ folder: string, name: string, at: number, headers: Record<string, string | undefined>, bytes: Buffer }} answer
 */
export function keepBody({ folder, name, at, headers, bytes }) {
  mkdirSync(folder, { recursive: true });
  const described = Object.fromEntries(
    DESCRIBING.flatMap((header) => (headers[header] ? [[header, headers[header]]] : [])),
  );
  writeFileSync(path.join(folder, `${name}.${at}.json`), JSON.stringify(described));
  writeFileSync(path.join(folder, `${name}.${at}.bytes`), bytes);
}
