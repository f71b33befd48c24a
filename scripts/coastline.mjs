#!/usr/bin/env node
/**
 * `node scripts/coastline.mjs map.geo.json`: writes the coastline of the site's region from the world's coastlines of the npm package
 * `@geo-maps/earth-coastlines-1m` to common/listings/location/coastline.ts. Nothing runs it automatically: the written file is
 * part of the repository, and the package is not a dependency.
 */
import { readFileSync, writeFileSync } from 'node:fs';

const TARGET = 'common/listings/location/coastline.ts';
/** Degrees; some 30 km beyond the three towns. */
const REGION = { south: -38.6, north: -37.7, west: -58.4, east: -57.3 };

const HEADER = `/**
 * The coastline from Mar Chiquita to beyond Mar del Sur as [longitude, latitude] in degrees (WGS 84), from north to south with the land on
 * the right. Written by scripts/coastline.mjs from the npm package @geo-maps/earth-coastlines-1m 0.6.0.
 *
 * Data © OpenStreetMap contributors, Open Database License 1.0 (https://opendatacommons.org/licenses/odbl/1-0/). This extract is
 * available under the same licence. Its error is about 150 m, and up to 500 m at Mar del Plata's headlands.
 */
`;

/** Every line of a GeoJSON object: lists of points at any depth. */
function linesOf(object) {
  if (object.features) return object.features.flatMap(linesOf);
  if (object.geometries) return object.geometries.flatMap(linesOf);
  if (object.geometry) return linesOf(object.geometry);
  return listsOfPoints(object.coordinates);
}

function listsOfPoints(coordinates) {
  return typeof coordinates[0][0] === 'number' ? [coordinates] : coordinates.flatMap(listsOfPoints);
}

const isInside = ([longitude, latitude]) =>
  longitude > REGION.west && longitude < REGION.east && latitude > REGION.south && latitude < REGION.north;

const [source] = process.argv.slice(2);
if (!source) throw new Error('Usage: node scripts/coastline.mjs map.geo.json');
const lines = linesOf(JSON.parse(readFileSync(source, 'utf8')))
  .map((line) => line.filter(isInside))
  .filter((line) => line.length > 1);
if (lines.length !== 1) throw new Error(`The region has ${lines.length} coastlines instead of one.`);
const points = lines[0].map((point) => `  [${point.join(', ')}],\n`).join('');
writeFileSync(
  TARGET,
  `${HEADER}export const COASTLINE: readonly (readonly [longitude: number, latitude: number])[] = [\n${points}];\n`,
);
