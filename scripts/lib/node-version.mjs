const NEEDED = [20, 19];

/** Last month with security fixes, of the versions that run the product (https://nodejs.org/en/about/previous-releases). */
const SUPPORTED_UNTIL = {
  20: '2026-04',
  21: '2024-06',
  22: '2027-04',
  23: '2025-06',
  24: '2028-04',
  25: '2026-06',
};

/**
 * Why this version of Node cannot run the product; undefined if it can.
 * @param {string} [version]
 */
export function nodeFault(version = process.versions.node) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  if (major > NEEDED[0] || (major === NEEDED[0] && minor >= NEEDED[1])) return undefined;
  return `Node ${version} is too old: install Node ${NEEDED.join('.')} or newer.`;
}

/**
 * What to know about a version that runs the product and has no security fixes any more.
 * @param {string} [version]
 * @param {Date} [now]
 * @returns {string | undefined}
 */
export function nodeWarning(version = process.versions.node, now = new Date()) {
  const major = Number(version.split('.')[0]);
  const until = SUPPORTED_UNTIL[major];
  if (!until || now.toISOString().slice(0, 7) <= until) return undefined;
  return `Node ${major} has had no security fixes since ${until}; it works, a newer one is safer`;
}
