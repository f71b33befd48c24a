import { spawn } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { findFreePort } from '../../../scripts/lib/ports.mjs';
import { makeTestFolder, removeTestFolder } from '../temporary-folder.mjs';

const PATIENCE_MS = 60_000;

/** Names of WebDriver's commands in Firefox's own protocol, which needs no separate driver. */
const COMMANDS = {
  navigate: 'WebDriver:Navigate',
  resize: 'WebDriver:SetWindowRect',
  script: 'WebDriver:ExecuteScript',
  find: 'WebDriver:FindElement',
  click: 'WebDriver:ElementClick',
  clear: 'WebDriver:ElementClear',
  type: 'WebDriver:ElementSendKeys',
  perform: 'WebDriver:PerformActions',
  screenshot: 'WebDriver:TakeScreenshot',
};

/**
 * Starts Firefox headless and connects by Marionette (https://firefox-source-docs.mozilla.org/testing/marionette).
 * @param {import('./find-engines.mjs').Engine} engine
 */
export async function openFirefox({ binary }) {
  const profile = makeTestFolder('firefox');
  const port = await findFreePort();
  mkdirSync(profile, { recursive: true });
  writeFileSync(path.join(profile, 'user.js'), preferences(port));
  const child = spawn(binary, ['--headless', '--marionette', '--no-remote', '--profile', profile], {
    stdio: 'ignore',
    env: { ...process.env, HOME: profile },
  });
  const end = async () => {
    const gone = new Promise((resolve) => child.once('exit', resolve));
    if (child.exitCode === null && child.kill('SIGTERM')) await gone;
    removeTestFolder(profile);
  };
  try {
    const wire = await Wire.open(port);
    await wire.call('WebDriver:NewSession', { capabilities: { alwaysMatch: {} } });
    return {
      run: (command, { id, ...rest } = {}) =>
        wire
          .call(COMMANDS[command], { ...(id ? { id } : {}), ...rest })
          .then((answer) => (answer && 'value' in answer ? answer.value : answer)),
      end: async () => {
        wire.close();
        await end();
      },
    };
  } catch (error) {
    await end();
    throw error;
  }
}

/** Preferences that disable background requests. */
function preferences(port) {
  const values = {
    'marionette.port': port,
    'app.update.disabledForTesting': true,
    'browser.shell.checkDefaultBrowser': false,
    'datareporting.policy.dataSubmissionEnabled': false,
    'network.captive-portal-service.enabled': false,
    'network.connectivity-service.enabled': false,
    'services.settings.server': 'data:,',
    'toolkit.telemetry.enabled': false,
    'intl.accept_languages': 'es-AR',
  };
  return Object.entries(values)
    .map(([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});\n`)
    .join('');
}

/** Messages as `length:JSON` over TCP: request `[0, id, command, parameters]`, response `[1, id, error, result]`. */
class Wire {
  #socket;
  #received = Buffer.alloc(0);
  #waiting = new Map();
  #last = 0;

  constructor(socket) {
    this.#socket = socket;
    socket.on('data', (chunk) => this.#take(chunk));
    socket.on('error', () => undefined);
    socket.on('close', () => {
      for (const { reject } of this.#waiting.values()) reject(new Error('Firefox went away'));
    });
  }

  static async open(port) {
    const until = Date.now() + PATIENCE_MS;
    for (;;) {
      const socket = connect({ port, host: '127.0.0.1' });
      const opened = await new Promise((resolve) => {
        socket.once('connect', () => resolve(true));
        socket.once('error', () => resolve(false));
      });
      if (opened) return new Wire(socket);
      if (Date.now() > until) throw new Error('Firefox does not answer');
      await sleep(200);
    }
  }

  call(command, parameters) {
    const id = ++this.#last;
    const message = JSON.stringify([0, id, command, parameters]);
    this.#socket.write(`${Buffer.byteLength(message)}:${message}`);
    return new Promise((resolve, reject) => this.#waiting.set(id, { resolve, reject }));
  }

  close() {
    this.#socket.destroy();
  }

  #take(chunk) {
    this.#received = Buffer.concat([this.#received, chunk]);
    for (;;) {
      const colon = this.#received.indexOf(':');
      const length = Number(this.#received.subarray(0, Math.max(colon, 0)).toString());
      if (colon < 0 || this.#received.length < colon + 1 + length) return;
      const message = JSON.parse(this.#received.subarray(colon + 1, colon + 1 + length).toString());
      this.#received = this.#received.subarray(colon + 1 + length);
      if (Array.isArray(message)) this.#answer(message);
    }
  }

  #answer([, id, error, result]) {
    const { resolve, reject } = this.#waiting.get(id) ?? {};
    this.#waiting.delete(id);
    if (error) reject?.(new Error(`${error.error}: ${error.message}`));
    else resolve?.(result);
  }
}
