import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { run } from './command.mjs';
import { DIST, inRoot, ROOT } from './paths.mjs';

const SHORT = 12;

/** Writes version and commit into the output, also if nothing else has changed. COMMIT names it where there is no repository. */
export async function writeRelease() {
  const { version } = JSON.parse(readFileSync(inRoot('package.json'), 'utf8'));
  const commit = (process.env.COMMIT?.trim() || (await commitOfFolder()))?.slice(0, SHORT) ?? null;
  writeFileSync(path.join(DIST, 'release.json'), JSON.stringify({ version, commit }));
  const document = path.join(DIST, 'openapi.json');
  const api = JSON.parse(readFileSync(document, 'utf8'));
  const named = commit ? `${version}+${commit}` : version;
  if (api.info.version === named) return;
  api.info.version = named;
  writeFileSync(document, JSON.stringify(api));
}

async function commitOfFolder() {
  const git = await run('git', ['rev-parse', 'HEAD'], { cwd: ROOT, allowFailure: true }).catch(
    () => undefined,
  );
  return git?.code === 0 ? git.stdout.trim() : undefined;
}
