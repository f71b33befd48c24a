const BEGIN = '<!-- npm run bench:pages: begin -->';
const END = '<!-- npm run bench:pages: end -->';

/** @param {{ lines: (import('./lighthouse.mjs').PageLine & { title: string })[], browser: string, runs: string }} results */
export function pagesReport({ lines, browser, runs }) {
  const seconds = (value) => (value / 1_000).toFixed(1);
  const header = ['page', 'LCP s', 'CLS', 'TBT ms', 'kB'];
  const rows = lines.map(({ title, lcp, cls, tbt, scriptBytes }) => [
    title,
    seconds(lcp),
    cls.toFixed(2),
    Math.round(tbt),
    Math.round(scriptBytes / 1_000),
  ]);
  const line = (cells) => `| ${cells.join(' | ')} |`;
  return [
    `\`npm run bench:pages\`, ${new Date().toISOString().slice(0, 16).replace('T', ' ')} UTC, ${browser}, median of ${runs}.`,
    `Scores below 100: ${lowScores(lines)}. Lighthouse's index of the machine is ${slowestIndex(lines)} or more.`,
    '',
    line(header),
    `|${'---|'.repeat(header.length)}`,
    ...rows.map(line),
  ].join('\n');
}

/** @param {{ title: string, scores: Record<string, number> }[]} lines */
function lowScores(lines) {
  const low = lines.flatMap(({ title, scores }) =>
    Object.entries(scores)
      .filter(([, score]) => score < 100)
      .map(([category, score]) => `${title}, ${category} ${score}`),
  );
  return low.length > 0 ? low.join('; ') : 'none';
}

/** @param {{ benchmarkIndex: number }[]} lines */
function slowestIndex(lines) {
  return Math.round(Math.min(...lines.map(({ benchmarkIndex }) => benchmarkIndex)));
}

/** The page with its table of pages replaced. @param {string} page @param {string} report */
export function replacePages(page, report) {
  const [before, rest = ''] = page.split(BEGIN);
  const after = rest.split(END)[1] ?? '\n';
  return `${before}${BEGIN}\n\n${report}\n\n${END}${after}`;
}
