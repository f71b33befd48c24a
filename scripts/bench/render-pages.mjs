/**
 * Renders pages in this process from answers of a web process, and prints the CPU milliseconds of one render, as JSON. Used by `npm run bench`.
 * `BENCH_URL`: the web process.
 */
import { fromProduct } from '../lib/paths.mjs';

const PAGES = {
  home: '/',
  results: '/resultado-busqueda/Alquiler/Todas/Todas',
};
const RENDERS = 200;
const WARM_UP = 150;

const { render } = await fromProduct('server/entry-server.js');
const answers = new Map();

/** The answer as text, because the product parses it for each render as well. */
async function fetched(path) {
  const known = answers.get(path);
  if (known) return known;
  const response = await fetch(process.env.BENCH_URL + path);
  const answer = { status: response.status, text: await response.text() };
  answers.set(path, answer);
  return answer;
}

async function api(path) {
  const { status, text } = await fetched(path);
  return { status, body: JSON.parse(text) };
}

/** CPU milliseconds of one render. @param {string} url @param {() => Map<string, string>} cards of each render */
async function measure(url, cards) {
  const request = { url, site: siteOf(process.env.BENCH_URL), api };
  const renderTimes = async (times) => {
    for (let time = 0; time < times; time++) {
      const page = await render({ ...request, cards: cards(), inTurn: async (work) => work() });
      if (page.status !== 200) throw new Error(`${url} has status ${page.status}.`);
    }
  };
  await renderTimes(WARM_UP);
  const before = process.cpuUsage();
  await renderTimes(RENDERS);
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000 / RENDERS;
}

function siteOf(url) {
  return { name: 'Costa Directa', url, tileUrl: '', tileAttribution: '', geocoderAttribution: '', links: {} };
}

const measured = {};
for (const [name, url] of Object.entries(PAGES)) {
  const kept = new Map();
  measured[name] = {
    newCards: await measure(url, () => new Map()),
    keptCards: await measure(url, () => kept),
  };
}
process.stdout.write(`${JSON.stringify(measured)}\n`);
