import { followLinks } from './follow-links.js';

const SITE = 'https://costa.example';

/** A link as the handler asks it; the elements that are found are links. */
class Link {
  readonly target = '';
  readonly download = '';
  readonly href: string;
  constructor(private readonly written: string) {
    this.href = new URL(written, `${SITE}/mi-aviso#7.1.firma`).href;
  }
  closest = () => this;
  getAttribute = () => this.written;
  hasAttribute = () => false;
}

describe('a press on a link', () => {
  const had = { document: globalThis.document, window: globalThis.window, Element: globalThis.Element };
  const focus = jest.fn();
  let press: (event: object) => void;
  beforeEach(() => {
    const document = {
      addEventListener: (_name: string, listener: typeof press) => (press = listener),
      getElementById: (id: string) => (id === 'contenido' ? { focus } : null),
    };
    const window = { location: new URL(`${SITE}/mi-aviso#7.1.firma`) };
    Object.assign(globalThis, { document, window, Element: Link });
  });
  afterAll(() => void Object.assign(globalThis, had));

  const pressed = (written: string) => {
    const navigate = jest.fn();
    followLinks(() => true, navigate);
    const preventDefault = jest.fn();
    press({ target: new Link(written), button: 0, preventDefault });
    return {
      went: navigate.mock.calls.map(([to]) => to as string),
      isHandled: preventDefault.mock.calls.length,
    };
  };

  it('goes to another page within the application', () => {
    expect(pressed('/tarifas')).toEqual({ went: ['/tarifas'], isHandled: 1 });
  });

  it('to a place on the page gives it the focus, and leaves the fragment of the address as it is', () => {
    expect(pressed('#contenido')).toEqual({ went: [], isHandled: 1 });
    expect(focus).toHaveBeenCalledTimes(1);
  });
});
