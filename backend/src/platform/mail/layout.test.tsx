import { renderToStaticMarkup } from 'react-dom/server';
import { Facts } from './layout.js';

describe('facts in a mail', () => {
  it('have a line each, and no frame without any', () => {
    const markup = renderToStaticMarkup(
      <Facts
        rows={[
          ['Llegada', '16/01/2027'],
          ['Personas', '4'],
        ]}
      />,
    );
    expect(markup.match(/data-fact="true"/g)).toHaveLength(2);
    expect(renderToStaticMarkup(<Facts rows={[]} />)).toBe('');
  });
});
