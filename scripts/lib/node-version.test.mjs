import { nodeFault, nodeWarning } from './node-version.mjs';

const NOW = new Date('2026-11-27T12:00:00Z');

describe('the version of Node', () => {
  it.each(['16.20.2', '18.20.8', '20.18.3'])('%s is refused', (version) => {
    expect(nodeFault(version)).toMatch(`Node ${version} is too old: install Node 20.19 or newer.`);
  });

  it.each([
    ['20.19.0', 'Node 20 has had no security fixes since 2026-04; it works, a newer one is safer'],
    ['22.22.0', undefined],
    ['25.1.0', 'Node 25 has had no security fixes since 2026-06; it works, a newer one is safer'],
    ['26.2.0', undefined],
  ])('%s runs the product, and what is said of it is: %s', (version, warning) => {
    expect([nodeFault(version), nodeWarning(version, NOW)]).toEqual([undefined, warning]);
  });
});
