const BEGIN = '<!-- npm run bench:pages: begin -->';
const END = '<!-- npm run bench:pages: end -->';

/** @param {{ lines: (import('./lighthouse.mjs').PageLine & { title: string })[], browser: string, runs: string }} results */
export function pagesReport({ lines, browser, runs }) {
  const seconds = (value) => (value / 1_000).toFixed(1);
  const header = [
    'page',
    'performance',
    'access.',
    'best pr.',
    'SEO',
    'FCP s',
    'LCP s',
    'CLS',
    'TBT ms',
    'scripts',
    'kB',
    'index',
  ];
  const rows = lines.map(
    ({ title, scores, spread, fcp, lcp, cls, tbt, scripts, scriptBytes, benchmarkIndex }) => [
      title,
      `${scores.performance} (± ${Math.ceil(spread / 2)})`,
      scores.accessibility,
      scores['best-practices'],
      scores.seo,
      seconds(fcp),
      seconds(lcp),
      cls.toFixed(3),
      Math.round(tbt),
      scripts,
      Math.round(scriptBytes / 1_000),
      Math.round(benchmarkIndex),
    ],
  );
  const line = (cells) => `| ${cells.join(' | ')} |`;
  return [
    `\`npm run bench:pages\`, ${new Date().toISOString().slice(0, 16).replace('T', ' ')} UTC, ${browser}, median of ${runs}.`,
    '`index` is the machine’s benchmark index as Lighthouse measures it: a laptop of today has 1,500 to 2,500; below 1,000 its scores fall.',
    '',
    line(header),
    line(header.map(() => '---')),
    ...rows.map(line),
  ].join('\n');
}

/** The page with its table of pages replaced. @param {string} page @param {string} report */
export function replacePages(page, report) {
  const [before, rest = ''] = page.split(BEGIN);
  const after = rest.split(END)[1] ?? '\n';
  return `${before}${BEGIN}\n\n${report}\n\n${END}${after}`;
}
