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
    ['  forgotten', 'npm run admin -- reset E-MAIL prints a link to choose another password'],
    ['Mail', mailPlace(settings, path.join(folder, 'mail'))],
    ['Logs', logs ?? path.join(folder, 'logs')],
    ['Reachable', reachOf(settings)],
    ...(process.getuid?.() === 0
      ? [['Warning', 'it runs as root: start it as another user, outside of a container']]
      : []),
  ];
  const tour =
    settings.demo && hasMailbox(settings) ? `\n\n  Five things to try:\n${tourOf(settings.siteUrl)}` : '';
  process.stdout.write(`\n${table(lines)}${tour}\n\n  Stop with Ctrl-C.\n\n`);
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

function mailPlace(settings, folder) {
  if (process.env.SMTP_URL) return 'sent through SMTP_URL';
  return hasMailbox(settings) ? `${settings.siteUrl}/_correo (files in ${folder})` : `files in ${folder}`;
}

/** The page is there for a site whose address is this machine (backend/src/operations/trial-mailbox). */
function hasMailbox({ siteUrl }) {
  const { SMTP_URL, TRUST_PROXY } = process.env;
  return !SMTP_URL && !Number(TRUST_PROXY) && /^http:\/\/(localhost|127\.|\[::1\])/.test(siteUrl);
}

/** A web process listens on every address unless HOST names one, so that a phone in the same network can show the site. */
function reachOf({ host, port }) {
  if (host !== undefined && host !== '0.0.0.0' && host !== '::') return `at ${host} only`;
  return `from other machines too, at port ${port}; HOST=127.0.0.1 keeps it to this one`;
}

const TOUR = [
  ['find homes by the sea for dates, on the map', '/busqueda-avanzada?modo=mapa'],
  ['publish a notice, in five steps', '/publicar-aviso'],
  ['read what it mailed, press its links', '/_correo'],
  ['review it as the operator, and approve it', '/admin/inmueblesPendientes'],
  ['see how the product itself does', '/admin/sistema'],
];

const tourOf = (siteUrl) =>
  table(
    TOUR.map(([what = '', where = ''], index) => [`${index + 1}. ${what}`, siteUrl + where]),
    46,
  );

const table = (lines, width = 12) =>
  lines.map(([name = '', value]) => `  ${name.padEnd(width)} ${value}`).join('\n');

/** A closed terminal must not end the product; output is then discarded. */
export function surviveClosedTerminal() {
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);
}
