import { PRIVACY_NOTICE } from '#common/site/privacy-messages.js';
import { PRIVACY_VERSION } from '#platform/consents/privacy-version.js';
import { UnsubscriptionLinks } from '../../../backend/src/newsletter/refusals/unsubscription-links.js';
import { startMailed } from '../../builders/mailed-app.js';
import { publish } from '../../builders/desk.js';
import { aPublication } from '../../builders/publication.js';
import { aQuickPublication } from '../../builders/quick-publication.js';
import { insertRow } from '../../builders/store.js';
import type { SmtpSink } from '../../support/smtp-sink.js';
import type { TestApp } from '../../support/test-app.js';

const NETWORK = '203.0.113.77';

interface ConsentRow {
  purpose: string;
  way: string;
  email: string;
  text_version: string;
  network: string | null;
  administrator_id: number | null;
  withdrawn: boolean;
}

describe('consents', () => {
  let app: TestApp;
  let sink: SmtpSink;
  let operator: { cookie: string };

  beforeAll(async () => {
    ({ app, sink, operator } = await startMailed());
  });
  afterAll(() => app.stop());

  /** A publication of somebody else. */
  function aNoticeOf(name: string, email = `${name}@ejemplo.com`) {
    const publication = aPublication();
    Object.assign(publication.contacto, { email });
    return publication;
  }

  const consents = (condition: string, values: unknown[]) =>
    app.sql<ConsentRow>(
      `SELECT purpose, way, email, text_version, network, administrator_id, withdrawn_at IS NOT NULL AS withdrawn
       FROM consents WHERE ${condition} ORDER BY id`,
      values,
    );
  const digest = expect.stringMatching(/^[\w-]{27}$/);

  it('are recorded with a publication: text, time, and a digest of the network', async () => {
    const email = 'ana@ejemplo.com';
    const listing = await publish(app, aNoticeOf('ana'));
    const given = { email, way: 'form', text_version: PRIVACY_VERSION, network: digest };
    const rest = { administrator_id: null, withdrawn: false };
    expect(await consents('listing_id = $1', [listing])).toEqual([
      { purpose: 'publication', ...given, ...rest },
      { purpose: 'newsletter', ...given, ...rest },
    ]);
    expect(await app.sql('SELECT body FROM consent_texts WHERE version = $1', [PRIVACY_VERSION])).toEqual([
      { body: PRIVACY_NOTICE },
    ]);
  });

  it('stay as they were given when the text changes, and keep that text', async () => {
    const listing = await publish(app, aNoticeOf('beto'));
    await insertRow(app, 'consent_texts', { version: 'earlier', body: '"Antes."' });
    await app.sql(`UPDATE consents SET text_version = 'earlier' WHERE listing_id = $1`, [listing]);
    const next = await publish(app, aNoticeOf('beto'));
    const versions = await app.sql<{ version: string }>(
      `SELECT DISTINCT text_version AS version FROM consents WHERE listing_id = ANY($1) ORDER BY 1`,
      [[listing, next]],
    );
    expect(versions.map(({ version }) => version).toSorted()).toEqual(
      ['earlier', PRIVACY_VERSION].toSorted(),
    );
  });

  it('that the operator was told by phone name who entered them', async () => {
    const answer = await app.post('/api/inmueble/crear/publicarRapido', aQuickPublication(), operator);
    const { idInmueble } = answer.json();
    const [account] = await app.sql<{ id: number }>('SELECT id FROM administrators');
    expect(await consents('listing_id = $1', [idInmueble])).toEqual(
      ['publication', 'newsletter'].map((purpose) =>
        expect.objectContaining({
          purpose,
          way: 'phone',
          network: null,
          administrator_id: account!.id,
          text_version: PRIVACY_VERSION,
        }),
      ),
    );
  });

  it('to an alert are recorded with the request and with its confirmation, and end with it', async () => {
    const email = 'busca@ejemplo.com';
    await app.request({
      method: 'POST',
      url: '/api/alertas/pedirAlerta',
      payload: { email, busqueda: '/resultado-busqueda/Alquiler', frecuencia: 'diaria' },
      remoteAddress: NETWORK,
    });
    await app.settle();
    const asked = sink.messages.find(({ recipients }) => recipients.includes(email))!;
    const [, token] = /avisame\/confirmar\?token=([\w.-]+)/.exec(asked.text)!;
    for (const _ of ['once', 'again'])
      await app.request({
        method: 'POST',
        url: `/avisame/confirmar?token=${token}`,
        remoteAddress: NETWORK,
      });
    const found = await consents('email = $1', [email]);
    expect(found.map(({ purpose, way, network }) => [purpose, way, network])).toEqual([
      ['alert', 'form', digest],
      ['alert', 'link', digest],
    ]);
    expect(found[0]!.network).toBe(found[1]!.network);
    await app.sql('DELETE FROM alerts WHERE email = $1', [email]);
    expect(await consents('email = $1', [email])).toEqual([]);
  });

  it('to newsletters are withdrawn by the unsubscription, for all notices of the mailbox; those to publication stay', async () => {
    const first = await publish(app, aNoticeOf('carla'));
    const second = await publish(app, aNoticeOf('carla', 'Carla+playa@ejemplo.com'));
    const other = await publish(app, aNoticeOf('dora'));
    const [contact] = await app.sql<{ id: number }>('SELECT contact_id AS id FROM listings WHERE id = $1', [
      first,
    ]);
    const link = await app.web
      .get(UnsubscriptionLinks, { strict: false })
      .of(contact!.id, 'carla@ejemplo.com');
    const done = await app.request({ method: 'POST', url: link.replace('http://sitio.test', '') });
    expect(done.statusCode).toBe(200);
    const withdrawn = async (listing: number) =>
      (await consents('listing_id = $1', [listing])).map((consent) => [consent.purpose, consent.withdrawn]);
    const ended = [
      ['publication', false],
      ['newsletter', true],
    ];
    expect([await withdrawn(first), await withdrawn(second)]).toEqual([ended, ended]);
    expect(await withdrawn(other)).toEqual([
      ['publication', false],
      ['newsletter', false],
    ]);
  });

  it('are shown with the person’s data, with the text', async () => {
    await publish(app, aNoticeOf('eva'));
    const asked = { email: 'eva@ejemplo.com' };
    const { grupos } = (await app.post('/api/datosPersonales/ver', asked, operator)).json();
    const group = grupos.find(({ nombre }: { nombre: string }) => nombre === 'Consentimientos');
    const version = { 'versión del texto': PRIVACY_VERSION };
    expect(group.filas).toEqual([
      expect.objectContaining({ para: 'publicar el aviso', medio: 'formulario', ...version }),
      expect.objectContaining({ para: 'recibir novedades', medio: 'formulario', ...version }),
      expect.objectContaining({ texto: PRIVACY_NOTICE, ...version }),
    ]);
  });
});
