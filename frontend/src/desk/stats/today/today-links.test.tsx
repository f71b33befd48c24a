import { renderToStaticMarkup } from 'react-dom/server';
import { Failures } from './failures.js';
import { STATUS_NAMES, type ListingStatusName } from '#common/listings/listing-status.js';
import { adminPaths } from '../../admin-paths.js';
import { activeRequest, pendingRequest } from '../../listings/lists/list-filters.js';
import { reviewLists } from './today-lists.js';
import { UnusualActivity } from './unusual-activity.js';

describe('What is wrong today leads to where it is seen', () => {
  it('each kind of failure to the list of its own', () => {
    const markup = renderToStaticMarkup(<Failures failed={{ correos: 3, fotos: 1, envios: 2 }} />);
    expect(linksIn(markup)).toEqual([
      ['/admin/sinTerminar?tipo=correo', '3 emails'],
      ['/admin/sinTerminar?tipo=foto', '1 foto'],
      ['/admin/sinTerminar?tipo=envio', '2 newsletters que no salieron'],
      ['/admin/sinTerminar', 'Ver todo lo que no se terminó'],
    ]);
  });

  it('many inquiries to those of today', () => {
    const markup = renderToStaticMarkup(<UnusualActivity name="muchas" today="2026-11-24" />);
    expect(linksIn(markup)).toEqual([
      ['/admin/consultas?fechaDesde=2026-11-24&amp;fechaHasta=2026-11-24', 'Ver las consultas de hoy'],
    ]);
  });

  it('no inquiries to the mails', () => {
    const markup = renderToStaticMarkup(<UnusualActivity name="ninguna" today="2026-11-24" />);
    expect(linksIn(markup)).toEqual([['/admin/correos', 'Ver los emails']]);
  });
});

describe('What waits for a review', () => {
  it.each<[Partial<Record<ListingStatusName, number>>, [string, number][]]>([
    [{}, []],
    [{ alta: 2, rechazado: 0 }, [['/admin/inmueblesAlta?operacion=todas&marca=fotos-por-revisar', 2]]],
    [
      { rechazado: 4, altaRechazado: 3, pendiente: 1 },
      [
        ['/admin/inmueblesPendientes?marca=fotos-por-revisar', 1],
        ['/admin/inmueblesAlta?estado=rechazados&operacion=todas&marca=fotos-por-revisar', 3],
        ['/admin/inmueblesPendientes?estado=rechazados&marca=fotos-por-revisar', 4],
      ],
    ],
  ])('of %j has the lists %j', (porEstado, lists) => {
    const found = reviewLists('fotos-por-revisar', { porEstado });
    expect(found.map(({ to, count }) => [to, count])).toEqual(lists);
  });

  it.each(Object.entries(STATUS_NAMES))(
    'is in a list that knows it, for notices that are %s',
    (_, status) => {
      const [{ to } = { to: '' }] = reviewLists('cambios-por-revisar', { porEstado: { [status]: 1 } });
      const [path, search] = to.split('?');
      const request = path === adminPaths.pending ? pendingRequest : activeRequest;
      expect(request(new URLSearchParams(search))).toMatchObject({
        state: status,
        query: { tipoOperacion: 'todas', marca: 'cambios-por-revisar' },
      });
    },
  );
});

/** Address and text of each link. */
function linksIn(markup: string): string[][] {
  return [...markup.matchAll(/<a [^>]*href="([^"]+)"[^>]*>([^<]+)<\/a>/g)].map(([, to, text]) => [
    to!,
    text!,
  ]);
}
