import {
  correctPersonalData,
  erasePersonalData,
  findPersonalData,
  type PersonalDataAnswer,
} from '#common/owners/personal-data/personal-data-calls.js';
import { PERSONAL_DATA_MESSAGES } from '#common/owners/personal-data/personal-data-messages.js';
import { approve, publish } from '../../builders/desk.js';
import { startMailed } from '../../builders/mailed-app.js';
import { aPublication } from '../../builders/publication.js';
import { insertRow } from '../../builders/store.js';
import type { SmtpSink } from '../../support/smtp-sink.js';
import { tablesWith } from '../../support/tables-with.js';
import type { TestApp } from '../../support/test-app.js';

const ANA = { email: 'ana.duenia@ejemplo.com', celular: '+5492291455001' };
const JUAN = 'Juan.Pariente+avisos@ejemplo.com';
const PHONE = '+5492291455002';
const { groups } = PERSONAL_DATA_MESSAGES;

describe('a person whose address and phone stand only in the notice of somebody else', () => {
  let app: TestApp;
  let sink: SmtpSink;
  let operator: { cookie: string };
  let listing: number;
  let code: string;

  beforeAll(async () => {
    ({ app, sink, operator } = await startMailed());
  });
  afterAll(() => app.stop());
  beforeEach(async () => {
    await app.clear();
    await app.empty('mail_deliveries, rate_limits, idempotency_keys');
    await publishOf(ANA, { email_inmueble: JUAN, telefono: PHONE });
    code = await approve(app, listing, { operator });
    await insertRow(app, 'listing_resubmissions', {
      listing_id: listing,
      reason: '',
      rejected_form: { inmueble: { email_inmueble: JUAN, telefono: PHONE } },
    });
    await app.settle();
    sink.reset();
  });

  async function publishOf(contact: object, inmueble: object): Promise<void> {
    const publication = aPublication();
    Object.assign(publication.contacto, contact);
    Object.assign(publication.inmueble, inmueble);
    listing = await publish(app, publication);
  }
  const person = { email: 'juan.pariente@ejemplo.com', telefono: '02291 15-455002' };
  const post = (path: string, body: object) => app.post(path, body, operator);
  const shown = async (body: object = person) => {
    const { grupos } = (await post(findPersonalData.path, body)).json() as PersonalDataAnswer;
    return Object.fromEntries(grupos.map(({ nombre, filas }) => [nombre, filas]));
  };
  const own = async () =>
    (await app.sql('SELECT email, phone, status FROM listings WHERE id = $1', [listing]))[0];

  /** Grows when caches have to read the notice again. */
  const changeNumber = async () =>
    (
      await app.sql<{ number: number }>(
        'SELECT change_number::int AS number FROM search_changes WHERE listing_id = $1',
        [listing],
      )
    )[0]!.number;

  it('is shown what is the person’s, and nothing else of the notice', async () => {
    const rows = await shown();
    expect(rows[groups.stated]).toEqual([
      {
        registro: listing,
        código: code,
        estado: 'active',
        email: JUAN.toLowerCase(),
        teléfono: PHONE,
        'aviso antes de corregirlo': `${JUAN}, ${PHONE}`,
      },
    ]);
    expect(rows[groups.listings]).toBeUndefined();
    const byAddress = await shown({ email: person.email });
    expect(byAddress[groups.stated]).toEqual([
      expect.objectContaining({ teléfono: null, 'aviso antes de corregirlo': JUAN }),
    ]);
    expect((await shown({ email: ANA.email }))[groups.stated]).toBeUndefined();
  });

  it('is erased from the notice, which stays, and gets no further inquiry', async () => {
    const before = await changeNumber();
    const answer = await post(erasePersonalData.path, person);
    expect(answer.json()).toMatchObject({ borrados: [{ nombre: groups.stated, cantidad: 1 }] });
    expect(await own()).toEqual({ email: '', phone: '', status: 'active' });
    expect(await changeNumber()).toBeGreaterThan(before);
    expect(await tablesWith(app, 'juan.pariente', PHONE)).toEqual([]);
    const inquiry = { inmuebleId: listing, nombreCompleto: 'Julia Sosa', mensaje: '¿Está libre?' };
    await app.post('/api/inmueble/consulta/crearConsulta', {
      ...inquiry,
      tipoConsulta: 'email',
      email: 'julia@ejemplo.com',
    });
    await app.settle();
    expect(sink.messages.flatMap(({ recipients }) => recipients)).toContain(ANA.email);
    expect(sink.messages.flatMap(({ recipients }) => recipients)).not.toContain(JUAN.toLowerCase());
  });

  it('is corrected there', async () => {
    const before = await changeNumber();
    const correction = { emailNuevo: 'juan@nuevo.example', celular: '2291455003', version: '' };
    const answer = await post(correctPersonalData.path, { ...person, ...correction });
    expect(answer.json()).toMatchObject({
      corregidos: expect.arrayContaining([{ nombre: groups.stated, cantidad: 1 }]),
    });
    expect(await own()).toMatchObject({ email: 'juan@nuevo.example', phone: '+5492291455003' });
    expect(await changeNumber()).toBeGreaterThan(before);
  });

  it('has a record with a phone that is found there too, unless the notice’s own contact has it as well', async () => {
    const ofJuan = aPublication();
    Object.assign(ofJuan.contacto, { email: 'juan.propio@ejemplo.com', celular: PHONE });
    await publish(app, ofJuan);
    expect((await shown({ email: 'juan.propio@ejemplo.com' }))[groups.stated]).toHaveLength(1);
    await app.sql('UPDATE contacts SET mobile = $1 WHERE email = $2', [PHONE, ANA.email]);
    await post(erasePersonalData.path, { email: 'juan.propio@ejemplo.com' });
    expect(await own()).toMatchObject({ email: JUAN.toLowerCase(), phone: PHONE });
  });
});
