import path from 'node:path';
import { forgetPassword } from './stored-password.mjs';

/**
 * Prints the addresses, and the generated password unless it was shown before.
 * @param {object} options
 * @param {import('./settings.mjs').LauncherSettings} options.settings
 * @param {{ email: string, password: string } | null} [options.administrator] only while not shown before
 * @param {string} [options.logs] where they are, if not in the data folder
 */
export function welcome({ settings, administrator, logs }) {
  const relative = path.relative(process.cwd(), settings.dataDir) || '.';
  const folder = relative.startsWith('..') ? settings.dataDir : relative;
  const lines = [
    ['Site', settings.siteUrl],
    ['Operator', `${settings.siteUrl}/admin/login`],
    ...(administrator ? accountLines(administrator) : []),
    ['Mail', process.env.SMTP_URL ? 'sent through SMTP_URL' : `files in ${path.join(folder, 'mail')}`],
    ['Logs', logs ?? path.join(folder, 'logs')],
  ];
  process.stdout.write(`\n${table(lines)}\n\n  Stop with Ctrl-C.\n\n`);
  forgetPassword(settings.dataDir);
}

/** Prints the account of the first operator, for a start that fails after creating it. */
export function tellAccount({ settings, administrator }) {
  process.stdout.write(`\n${table(accountLines(administrator))}\n\n`);
  forgetPassword(settings.dataDir);
}

const accountLines = ({ email, password }) => [
  ['  e-mail', email],
  ['  password', `${password}   (shown only this once)`],
];

const table = (lines) => lines.map(([name = '', value]) => `  ${name.padEnd(12)} ${value}`).join('\n');

/** A closed terminal must not end the product; output is then discarded. */
export function surviveClosedTerminal() {
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);
}
