import { Problem } from './problem.mjs';

const NEEDED = [20, 19];

/**
 * @throws {Error} if this Node version is older than required
 * @param {string} [version]
 */
export function checkNodeVersion(version = process.versions.node) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  if (major > NEEDED[0] || (major === NEEDED[0] && minor >= NEEDED[1])) return;
  throw new Problem(`Node ${version} is too old: install Node ${NEEDED.join('.')} or newer.`);
}
