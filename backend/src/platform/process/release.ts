import { Logger } from '@nestjs/common';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';

export interface Release {
  version: string;
  /** Null in a build outside of a Git repository that was not given COMMIT. */
  commit: string | null;
}

let running: Release | undefined;

/** The release that this process runs, as the build wrote it (scripts/lib/release.mjs). Read once. */
export function runningRelease(): Release {
  running ??= JSON.parse(readFileSync(resolve('dist/release.json'), 'utf8')) as Release;
  return running;
}

export function logRelease(): void {
  new Logger('Release').log(releaseText());
}

export function releaseText(): string {
  const { version, commit } = runningRelease();
  return commit === null ? version : `${version} (${commit})`;
}
