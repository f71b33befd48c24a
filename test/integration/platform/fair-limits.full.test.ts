import { MailDigests } from '../../../backend/src/inquiries/sending/mail-digests.js';
import { AnnounceListings } from '../../../backend/src/listings/submission/announce-listings.js';
import { startMailed } from '../../builders/mailed-app.js';
import { approve, publish } from '../../builders/desk.js';
import { aPublication } from '../../builders/publication.js';
import { storeBlacklist } from '../../builders/rows.js';
import type { SmtpSink } from '../../support/smtp-sink.js';
import type { TestApp } from '../../support/test-app.js';

const INQUIRE = '/api/inmueble/consulta/crearConsulta';
const PUBLISH = '/api/inmueble/crear/crearInmueble';
const OPERATOR_ADDRESS = 'operacion@costadirecta.example';

describe('limits that do not hurt the honest', () => {
  let app: TestApp;
  let sink: SmtpSink;
  let operator: { cookie: string };

  beforeAll(async () => {
    ({ app, sink, operator } = await startMailed());
  });
  afterAll(() => app.stop());
  beforeEach(async () => {
    await app.clear();
    await app.empty('mail_deliveries, rate_limits, blacklist, support_messages');
    sink.behave('accept');
    sink.reset();
  });

  /** A public notice with a phone; returns the address of its owner. */
  async function notice(): Promise<{ id: number; email: string }> {
    const publication = aPublication();
    publication.inmueble.telefono = `+549${publication.contacto.celular}`;
    const id = await publish(app, publication);
    await approve(app, id, { operator });
    return { id, email: publication.contacto.email };
  }
  const inquire = async (change: object, remoteAddress = '203.0.113.1') => {
    const payload = { nombreCompleto: 'Luz', mensaje: '¿Está libre?', tipoConsulta: 'email', ...change };
    return app.request({ method: 'POST', url: INQUIRE, payload, remoteAddress });
  };

  it('accept 100 inquiries of three addresses, and bring the owner those after the fortieth in digests', async () => {
    const { id: inmuebleId, email } = await notice();
    for (let number = 1; number <= 100; number++) {
      const change = { inmuebleId, email: `persona${number}@ejemplo.com`, mensaje: `Pregunta ${number}.` };
      const answer = await inquire(change, `203.0.113.${1 + (number % 3)}`);
      const isLate = number <= 40 || answer.json().emailEncolado;
      expect([number, answer.statusCode, isLate]).toEqual([number, 200, true]);
    }
    await app.settle();
    await app.worker!.get(MailDigests).handle();
    await app.settle();
    const texts = sink.sentTo(email).map(({ subject, text }) => ({ subject, text }));
    const single = texts.filter(({ subject }) => subject.startsWith('Consulta por tu aviso'));
    const merged = texts.filter(({ subject }) => /^\d+ consultas por tu aviso/.test(subject));
    expect([single.length, merged.map(({ subject }) => Number.parseInt(subject, 10)).toSorted()]).toEqual([
      40,
      [10, 50],
    ]);
    const all = [...single, ...merged].map(({ text }) => text).join('\n');
    for (let number = 1; number <= 100; number++) expect(all).toContain(`Pregunta ${number}.`);
    await app.worker!.get(MailDigests).handle();
    await app.settle();
    expect(sink.sentTo(email)).toHaveLength(texts.length);
  });

  it('tell the operator of many notices in one message', async () => {
    for (let number = 1; number <= 13; number++) await publish(app);
    await app.settle();
    expect(sink.sentTo(OPERATOR_ADDRESS)).toHaveLength(10);
    await app.worker!.get(AnnounceListings).handle();
    await app.settle();
    const [merged, ...others] = sink.sentTo(OPERATOR_ADDRESS).slice(10);
    expect([merged!.subject, others]).toEqual(['3 avisos para revisar', []]);
    expect(merged!.text).toMatch(/^Sin confirmar: 3$/m);
    await app.worker!.get(AnnounceListings).handle();
    await app.settle();
    expect(sink.sentTo(OPERATOR_ADDRESS)).toHaveLength(11);
  });

  it('count the networks around an IPv6 address', async () => {
    const { id: idInmuebles } = await notice();
    const view = async (remoteAddress: string): Promise<number> => {
      const url = '/api/estadisticas/registrarVista';
      return (await app.request({ method: 'POST', url, payload: { idInmuebles }, remoteAddress })).statusCode;
    };
    for (let household = 1; household <= 4; household++)
      for (let time = 1; time <= 30; time++)
        expect([household, time, await view(`2800:810:4a1:9f0${household}::${time}`)]).toEqual([
          household,
          time,
          200,
        ]);
    expect(await view('2800:810:4a1:9f05::1')).toBe(429);
    expect(await view('2800:810:4a1:a005::1')).toBe(200);
  });

  describe('let no blacklisted sender recognise itself', () => {
    const LISTED = 'malo@ejemplo.com';
    beforeEach(() => storeBlacklist(app, LISTED));

    it('by the answers to inquiries, whatever the mail server does', async () => {
      const { id: inmuebleId } = await notice();
      const ask = async (email: string, mensaje: string, tipoConsulta = 'email') => {
        const { insertId, ...answer } = (
          await inquire({ inmuebleId, email, mensaje, tipoConsulta, telefono: '2291 401234' })
        ).json();
        expect(insertId).toEqual(expect.any(Number));
        return answer;
      };
      const sent = await ask('buena@ejemplo.com', 'Uno');
      expect(await ask(LISTED, 'Uno')).toEqual(sent);
      sink.behave('later');
      const delayed = await ask('buena@ejemplo.com', 'Dos');
      expect(delayed.emailEncolado).toBe(true);
      expect(await ask(LISTED, 'Dos')).toEqual(delayed);
      expect(await ask(LISTED, 'Tres', 'whatsapp')).toEqual(
        await ask('buena@ejemplo.com', 'Tres', 'whatsapp'),
      );
      expect(await app.count('inquiries', `email = '${LISTED}'`)).toBe(0);
    });

    it('by the limits of the contact form', async () => {
      const write = async (email: string, number: number): Promise<number> => {
        const message = { nombreCompleto: 'Bea', email, mensaje: `Vez ${number}` };
        return (await app.post('/api/newsletter/recibir', message)).statusCode;
      };
      for (const email of [LISTED, 'buena@ejemplo.com'])
        for (let number = 1; number <= 11; number++)
          expect([email, number, await write(email, number)]).toEqual([
            email,
            number,
            number > 10 ? 429 : 200,
          ]);
      expect(await app.count('support_messages', `email = '${LISTED}'`)).toBe(0);
    });

    it('by the limits of publications, nor by their keys', async () => {
      for (const email of [LISTED, 'buena@ejemplo.com']) {
        const contacto = { ...aPublication().contacto, email };
        const send = async (numero: number, headers = {}) => {
          const ubicacion = { ...aPublication().ubicacion, numero: String(numero) };
          const answer = await app.post(PUBLISH, aPublication({ contacto, ubicacion }), headers);
          return [answer.statusCode, answer.json().message];
        };
        const key = { 'idempotency-key': `clave de ${email}` };
        const [first, second] = [await send(1, key), await send(2, key)];
        expect([first[0], second[0]]).toEqual([200, 409]);
        const others = [await send(3), await send(4), await send(5)];
        expect(others.map(([status]) => status)).toEqual([200, 200, 409]);
      }
      expect(await app.count('contacts', `email = '${LISTED}'`)).toBe(0);
      expect(await app.count('listings')).toBe(3);
    });
  });
});
