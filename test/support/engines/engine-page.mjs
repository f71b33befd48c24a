import { setTimeout as sleep } from 'node:timers/promises';
import { openFirefox } from './marionette.mjs';
import { openWebKit } from './webkit.mjs';

const PATIENCE_MS = 30_000;

/** A page in Firefox or WebKit, with the few user actions that the main use case needs. Each action waits until it is possible. */
export class EnginePage {
  #browser;
  #base;

  constructor(browser, base) {
    this.#browser = browser;
    this.#base = base;
  }

  /**
   * @param {import('./find-engines.mjs').Engine} engine
   * @param {string} base the address of the product
   */
  static async open(engine, base) {
    const open = engine.name === 'Firefox' ? openFirefox : openWebKit;
    return new EnginePage(await open(engine), base);
  }

  close() {
    return this.#browser.end();
  }

  /** Opens a page and waits for hydration. */
  async goto(path) {
    await this.#browser.run('navigate', { url: this.#base + path });
    await this.until(
      `${path} alive`,
      `const main = document.querySelector('main');
       return main && Object.keys(main).some((key) => key.startsWith('__reactFiber'))`,
    );
  }

  resize(width, height = 900) {
    return this.#browser.run('resize', { width, height });
  }

  /** Runs a function body in the page and returns its result. */
  evaluate(script, ...args) {
    return this.#browser.run('script', { script, args });
  }

  async screenshot() {
    return Buffer.from(await this.#browser.run('screenshot', { full: false }), 'base64');
  }

  /** Waits until a function body returns a truthy value in the page, and returns it. */
  async until(what, script, ...args) {
    const deadline = Date.now() + PATIENCE_MS;
    for (;;) {
      const found = await this.evaluate(script, ...args).catch(() => undefined);
      if (found) return found;
      if (Date.now() > deadline)
        throw new Error(`Never came: ${what}. The page is ${await this.evaluate('return location.href')}`);
      await sleep(100);
    }
  }

  sees(text) {
    return this.until(`the text «${text}»`, 'return document.body.innerText.includes(arguments[0])', text);
  }

  /** Clicks the first visible element of an XPath. */
  async press(xpath) {
    await this.#act(xpath, (id) => this.#browser.run('click', { id }));
  }

  pressButton(name) {
    return this.press(`//button[normalize-space()="${name}"]`);
  }

  /** Drags the centre of one element to the centre of another, as a mouse does. */
  async drag(from, to) {
    await this.#act(from, async () => undefined);
    const points = await this.evaluate(
      `return [...arguments].map((xpath) => {
         const found = document.evaluate(xpath, document, null, XPathResult.FIRST_ORDERED_NODE_TYPE).singleNodeValue;
         const { left, top, width, height } = found.getBoundingClientRect();
         return { x: Math.round(left + width / 2), y: Math.round(top + height / 2) };
       })`,
      from,
      to,
    );
    const [start, end] = points.map((point) => ({
      type: 'pointerMove',
      duration: 200,
      origin: 'viewport',
      ...point,
    }));
    const actions = [
      start,
      { type: 'pointerDown', button: 0 },
      { ...end, x: end.x + 4 },
      end,
      { type: 'pointerUp', button: 0 },
    ];
    const mouse = { type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, actions };
    await this.#browser.run('perform', { actions: [mouse] });
  }

  async fill(xpath, text) {
    await this.#act(xpath, async (id) => {
      await this.#browser.run('clear', { id });
      await this.#browser.run('type', { id, text });
    });
  }

  /** Selects an option of a <select> by its text. */
  choose(xpath, label) {
    return this.press(`${xpath}//option[normalize-space()="${label}"]`);
  }

  async #act(xpath, act) {
    const deadline = Date.now() + PATIENCE_MS;
    for (;;) {
      try {
        const found = await this.#browser.run('find', { using: 'xpath', value: xpath });
        // The centre, because a sticky bar may cover the edge.
        await this.evaluate(`arguments[0].scrollIntoView({ block: 'center', behavior: 'instant' })`, found);
        return await act(Object.values(found)[0]);
      } catch (error) {
        if (Date.now() > deadline) throw new Error(`${xpath}: ${error.message}`);
        await sleep(150);
      }
    }
  }
}
