import { spawn } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { findFreePort } from '../../../scripts/lib/ports.mjs';
import { makeTestFolder, removeTestFolder } from '../temporary-folder.mjs';

const PATIENCE_MS = 30_000;
/** Time limits of the browser for a page and for a script; a failure names the step. */
const TIMEOUTS = { pageLoad: 20_000, script: 10_000 };
/** A command without an answer after this time fails and is named: the browser or its driver has stopped. */
const COMMAND_MS = 30_000;

/** WebDriver's commands over HTTP: method, path below the session, body (https://www.w3.org/TR/webdriver2). */
const COMMANDS = {
  navigate: ({ url }) => ['POST', '/url', { url }],
  resize: (rect) => ['POST', '/window/rect', rect],
  script: ({ script, args }) => ['POST', '/execute/sync', { script, args }],
  find: (target) => ['POST', '/element', target],
  click: ({ id }) => ['POST', `/element/${id}/click`, {}],
  clear: ({ id }) => ['POST', `/element/${id}/clear`, {}],
  type: ({ id, text }) => ['POST', `/element/${id}/value`, { text }],
  perform: ({ actions }) => ['POST', '/actions', { actions }],
  screenshot: () => ['GET', '/screenshot'],
};

/**
 * Starts WebKitGTK's browser on a virtual display, with its WebDriver.
 * @param {import('./find-engines.mjs').Engine} engine
 */
export async function openWebKit({ binary, driver, display }) {
  const home = makeTestFolder('webkit');
  const screen = await startScreen(display);
  const port = await findFreePort();
  const env = {
    ...process.env,
    DISPLAY: screen.name,
    HOME: home,
    XDG_CACHE_HOME: home,
    XDG_DATA_HOME: home,
    // Without a graphics card no frame would be drawn, and animations would not run.
    WEBKIT_DISABLE_DMABUF_RENDERER: '1',
    // Its sandbox refuses to start as root, which tests in containers use.
    ...(process.getuid?.() === 0 ? { WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1' } : {}),
  };
  const child = spawn(driver, [`--port=${port}`, '--host=127.0.0.1'], { stdio: 'ignore', env });
  const end = async () => {
    await stop(child);
    await stop(screen.child);
    removeTestFolder(home);
  };
  try {
    const base = `http://127.0.0.1:${port}`;
    const options = { binary, args: ['--automation'] };
    const capabilities = { alwaysMatch: { 'webkitgtk:browserOptions': options, timeouts: TIMEOUTS } };
    const { sessionId } = await patiently(() => ask(base, ['POST', '/session', { capabilities }]));
    const session = `${base}/session/${sessionId}`;
    return {
      run: (command, parameters = {}) => ask(session, COMMANDS[command](parameters)),
      end: async () => {
        await ask(session, ['DELETE', '']).catch(() => undefined);
        await end();
      },
    };
  } catch (error) {
    await end();
    throw error;
  }
}

async function ask(base, [method, path, body]) {
  const answer = await fetch(base + path, {
    method,
    signal: AbortSignal.timeout(COMMAND_MS),
    ...(body ? { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } } : {}),
  }).catch((error) => {
    if (error.name === 'TimeoutError')
      throw new Error(`${method} ${path}: no answer in ${COMMAND_MS} ms`, { cause: error });
    throw error;
  });
  const { value } = await answer.json();
  if (value?.error) throw new Error(`${value.error}: ${value.message}`);
  return value;
}

async function patiently(attempt) {
  const until = Date.now() + PATIENCE_MS;
  for (;;) {
    try {
      return await attempt();
    } catch (error) {
      if (!(error instanceof TypeError) || Date.now() > until) throw error;
      await sleep(200);
    }
  }
}

/** Xvfb chooses a free display number and writes it to this descriptor. */
function startScreen(display) {
  const child = spawn(display, ['-displayfd', '3', '-screen', '0', '1400x1000x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  return new Promise((resolve, reject) => {
    child.once('exit', () => reject(new Error('The virtual screen did not start')));
    child.stdio[3].once('data', (number) => resolve({ child, name: `:${String(number).trim()}` }));
  });
}

async function stop(child) {
  const gone = new Promise((resolve) => child.once('exit', resolve));
  if (child.exitCode === null && child.kill('SIGTERM')) await gone;
}
