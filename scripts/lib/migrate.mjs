import { run } from './command.mjs';
import { forgetPassword, keepPassword } from './stored-password.mjs';
import { ENTRY, ROOT } from './paths.mjs';
import { Problem } from './problem.mjs';

/**
 * Result of `main-migrate`.
 * @typedef {object} MigrationReport
 * @property {{ email: string, password: string } | null} administrator only while its made-up password has not been shown
 * @property {number} migrations
 * @property {number} listings
 * @property {string} [outcome]
 */

/**
 * Migrates the database, creates the first administrator, and loads the demonstration if requested.
 * @param {NodeJS.ProcessEnv} env
 * @returns {Promise<MigrationReport>}
 * @throws {Problem} if the migration fails
 */
export async function migrate(env) {
  const passwordFile = keepPassword(env);
  const args = passwordFile ? ['--password-file', passwordFile] : [];
  const { code, stdout, stderr } = await run(process.execPath, [ENTRY.migrate, ...args], {
    cwd: ROOT,
    env,
    allowFailure: true,
  });
  if (code !== 0) throw failure(`${stderr}\n${stdout}`.trim());
  const report = lastJson(stdout);
  if (!report.administrator) forgetPassword(env.DATA_DIR ?? '.');
  const parts = [`${report.migrations ?? 0} migrations`, `${report.listings ?? 0} listings`];
  return { ...report, outcome: parts.join(', ') };
}

/** A single line is the product's message about an invalid setting; several lines are a stack. */
function failure(output) {
  const lines = output.split('\n').filter(Boolean);
  if (lines.length === 1) return new Problem(lines[0] ?? '');
  return new Problem('The database could not be migrated.', output);
}

function lastJson(text) {
  const lines = text.trim().split('\n').reverse();
  for (const line of lines) {
    try {
      const value = JSON.parse(line);
      if (value && typeof value === 'object' && 'administrator' in value) return value;
    } catch {
      continue;
    }
  }
  return { administrator: null };
}
