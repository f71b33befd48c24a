import { accessSync, constants } from 'node:fs';
import path from 'node:path';

/** Folders beside those of PATH in which packages install servers. */
const OTHER_FOLDERS = ['/usr/sbin', '/usr/local/bin', '/opt/homebrew/bin'];

/** Programs that a part of the tests needs and that not every machine has, with the part. */
const OF_PARTS = {
  caddy: 'the reverse proxy with HTTPS (deploy/Caddyfile)',
  promtool: 'the alert rules (deploy/monitoring/alerts.yml)',
  'systemd-analyze': "systemd's own check of the units (deploy/systemd)",
  pg_dump:
    "the documented lines of pg_dump and pg_restore, which also need a server's programs of the same version",
};

/**
 * @param {string} name
 * @returns {string | undefined} its path, if this machine has it
 */
export function findProgram(name) {
  return [...(process.env.PATH ?? '').split(path.delimiter), ...OTHER_FOLDERS]
    .filter(Boolean)
    .map((folder) => path.join(folder, name))
    .find(isExecutable);
}

/** Which parts of the deployment were not tested because a program is missing, for the summary of the run. */
export function programsReport() {
  const missing = Object.entries(OF_PARTS).filter(([name]) => !findProgram(name));
  if (missing.length === 0) return 'The deployment was tested with the real programs: none is missing.';
  return missing.map(([name, part]) => `Not tested, because there is no ${name} here: ${part}.`).join('\n');
}

function isExecutable(file) {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
