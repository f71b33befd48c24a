import { renderToStaticMarkup } from 'react-dom/server';
import { Failures } from './failures.js';
import { UnusualActivity } from './unusual-activity.js';

describe('What is wrong today leads to where it is seen', () => {
  it('each kind of failure to the list of its own', () => {
    const markup = renderToStaticMarkup(<Failures failed={{ correos: 3, fotos: 1, envios: 2 }} />);
    expect(linksIn(markup)).toEqual([
      ['/admin/sinTerminar?tipo=correo', '3 correos'],
      ['/admin/sinTerminar?tipo=foto', '1 foto'],
      ['/admin/newsletter?ver=envios', '2 newsletters que no salieron'],
      ['/admin/sinTerminar', 'Ver lo que falló'],
    ]);
  });

  it('many inquiries to those of today', () => {
    const markup = renderToStaticMarkup(<UnusualActivity name="muchas" today="2026-11-24" />);
    expect(linksIn(markup)).toEqual([['/admin/consultas?fechaDesde=2026-11-24', 'Ver las consultas de hoy']]);
  });

  it('no inquiries to the mails', () => {
    const markup = renderToStaticMarkup(<UnusualActivity name="ninguna" today="2026-11-24" />);
    expect(linksIn(markup)).toEqual([['/admin/correos', 'Ver los correos']]);
  });
});

/** Address and text of each link. */
function linksIn(markup: string): string[][] {
  return [...markup.matchAll(/<a [^>]*href="([^"]+)"[^>]*>([^<]+)<\/a>/g)].map(([, to, text]) => [
    to!,
    text!,
  ]);
}
