import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { DIST } from '../lib/paths.mjs';
import { buildDocument } from './document.mjs';

// Part of the build of the backend, which serves the document (scripts/lib/build.mjs).
mkdirSync(DIST, { recursive: true });
writeFileSync(path.join(DIST, 'openapi.json'), JSON.stringify(buildDocument()));
