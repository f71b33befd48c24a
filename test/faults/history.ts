import { randomBytes } from 'node:crypto';
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { aPublication } from '../builders/publication.js';
import { aPicture, multipart } from '../support/pictures.js';
import { seeded } from '../support/seeded.js';
import { hold } from './fault.js';
import type { Answer, Lab } from './lab.js';
import { PATIENCE_MS } from '../support/patience.js';

/** A request is repeated under its key until it is answered. */

/** Periods without a price when a notice is published. */
const FREE = ['Diciembre', 'Febrero', 'Marzo'].flatMap((month) => [
  [month, '1º Quincena'],
  [month, '2º Quincena'],
]);
/** Each amount is used once. */
let lastAmount = 500_000;

interface OwnListing {
  id: number;
  isActive: boolean;
  photos: number;
  prices: number;
}

/** Acknowledged writes, each with a mark that is found in one row. */
export interface History {
  emails: string[];
  approved: number[];
  receipts: string[];
  amounts: number[];
  listed: string[];
  messages: string[];
  photos: Map<number, number>;
  rejected: number[];
  /** Subjects of newsletters, and how many recipients each has. */
  newsletters: Map<string, number>;
  /** Requests, how many of them were repetitions, and how many succeeded. */
  requests: number;
  repeated: number;
  answered: number;
}

export const emptyHistory = (): History => ({
  emails: [],
  approved: [],
  receipts: [],
  amounts: [],
  listed: [],
  messages: [],
  photos: new Map(),
  rejected: [],
  newsletters: new Map(),
  requests: 0,
  repeated: 0,
  answered: 0,
});

type Send = (key: string) => Promise<Answer>;

/** A client that makes random requests, and repeats each until it is answered; its listings belong to it alone. */
export class RandomClient {
  private readonly own: OwnListing[] = [];
  private readonly pick: (below: number) => number;
  private readonly mark = randomBytes(5).toString('hex');
  private made = 0;

  constructor(
    private readonly lab: Lab,
    private readonly history: History,
    seed: number,
  ) {
    this.pick = seeded(seed);
  }

  async run(steps: number): Promise<void> {
    for (let step = 0; step < steps; step++) await this.step();
  }

  private async step(): Promise<void> {
    const pending = this.own.find(({ isActive }) => !isActive);
    const listing = this.own[this.pick(this.own.length)];
    if (!listing) return this.publish();
    const steps = [
      () => this.publish(),
      () => (pending ? this.approve(pending) : this.publish()),
      () => this.price(listing),
      () => this.pay(listing),
      () => this.upload(listing),
      () => this.blacklist(),
      () => this.write(),
      () => (pending ? this.reject(pending) : this.publish()),
      () => this.mail(),
    ];
    return steps[this.pick(steps.length)]!();
  }

  private async publish(): Promise<void> {
    const form = aPublication();
    form.contacto.email = `${this.newMark()}@ejemplo.com`;
    form.contacto.dni = String(20_000_000 + Math.floor(Math.random() * 70_000_000));
    form.contacto.celular = `2291${String(Math.floor(Math.random() * 1_000_000)).padStart(6, '1')}`;
    form.contrato.tipoContratoAlquiler = 'alqfotos';
    await this.untilAnswered('publication', (key) =>
      this.lab.post('/api/inmueble/crear/crearInmueble', form, { key }),
    );
    this.history.emails.push(form.contacto.email);
    const [row] = await this.lab.sql<{ id: number }>(
      'SELECT l.id FROM listings l JOIN contacts p ON p.id = l.contact_id WHERE p.email = $1',
      [form.contacto.email],
    );
    hold(row !== undefined, `what was acknowledged is there (${form.contacto.email})`);
    this.own.push({ id: row.id, isActive: false, photos: 0, prices: 0 });
  }

  private async approve(listing: OwnListing): Promise<void> {
    const body = { idInmueble: listing.id, destacado: 0 };
    await this.untilAnswered('approval', (key) =>
      this.lab.post('/api/inmueble/crear/altaInmueble', body, { key }),
    );
    listing.isActive = true;
    this.history.approved.push(listing.id);
  }

  /** Rejects a listing, which the client does not use any more. */
  private async reject(listing: OwnListing): Promise<void> {
    this.own.splice(this.own.indexOf(listing), 1);
    const body = { idInmueble: listing.id, motivo: 'Las fotos no son de la casa.' };
    await this.untilAnswered('rejection', (key) =>
      this.lab.post('/api/inmueble/delete/rechazarInmueblePendiente', body, { key }),
    );
    this.history.rejected.push(listing.id);
  }

  /** A newsletter to the owners of this client's notices; sent once, however often it is asked for. */
  private async mail(): Promise<void> {
    const ids = this.own.map(({ id }) => id);
    const contacts = await this.lab.sql<{ id: number }>(
      'SELECT DISTINCT contact_id AS id FROM listings WHERE id = ANY($1::int[]) ORDER BY 1',
      [ids],
    );
    const asunto = `Novedades ${this.newMark()}`;
    const body = { asunto, mensaje: 'Hola.', contactosIds: contacts.map(({ id }) => id), sinEspera: true };
    await this.untilAnswered('newsletter', (key) => this.lab.post('/api/newsletter/enviar', body, { key }));
    this.history.newsletters.set(asunto, contacts.length);
  }

  private async price(listing: OwnListing): Promise<void> {
    const free = FREE[listing.prices];
    if (!free) return this.write();
    const amount = (lastAmount += 1);
    const price = {
      monto: amount,
      tipo_moneda: 'ARS',
      periodo: free[0],
      fraccion: free[1],
    };
    await this.untilAnswered('price', (key) =>
      this.lab.post(
        '/api/inmueble/actualizar/updatePrecios',
        { idInmueble: listing.id, precios: [price] },
        { key },
      ),
    );
    listing.prices += 1;
    this.history.amounts.push(amount);
  }

  private async pay({ id }: OwnListing): Promise<void> {
    const receipt = this.newMark();
    const body = { idInmueble: id, monto: 1_000, recibo: receipt };
    await this.untilAnswered('payment', (key) =>
      this.lab.post('/api/inmueble/actualizar/actualizarPago', body, { key }),
    );
    this.history.receipts.push(receipt);
  }

  private async upload(listing: OwnListing): Promise<void> {
    const content = await aPicture({ width: 400, height: 300 });
    const side = listing.isActive ? 'cargarFotos' : 'cargarFotosPendientes';
    await this.untilAnswered('photo', async (key) => {
      const { payload, headers } = await multipart({ idInmueble: listing.id }, [{ name: 'a.jpg', content }]);
      return this.lab.ask(this.lab.web.url, `/api/inmueble/fotos/${side}`, {
        method: 'POST',
        body: new Uint8Array(payload),
        headers: { ...headers, 'idempotency-key': key },
      });
    });
    listing.photos += 1;
    this.history.photos.set(listing.id, listing.photos);
  }

  private async blacklist(): Promise<void> {
    const email = `${this.newMark()}@ejemplo.com`;
    await this.untilAnswered('blacklist', (key) =>
      this.lab.post('/api/blacklist/agregarBlacklist', { email, descripcion: '' }, { key }),
    );
    this.history.listed.push(email);
  }

  private async write(): Promise<void> {
    const text = `Mensaje ${this.newMark()}`;
    await this.untilAnswered('message', () => this.lab.write(text));
    this.history.messages.push(text);
  }

  private newMark(): string {
    this.made += 1;
    return `m${this.mark}${this.made}`;
  }

  /** @throws Error unless the request succeeds in the end */
  private async untilAnswered(what: string, send: Send): Promise<void> {
    const key = this.newMark();
    const until = performance.now() + PATIENCE_MS;
    for (let attempt = 1; ; attempt++) {
      const { status, body } = await send(key);
      this.history.requests += 1;
      if (attempt > 1) this.history.repeated += 1;
      if (status === 200) {
        this.history.answered += 1;
        return;
      }
      const isUnknown = status === 0 || status === 503;
      hold(isUnknown, `${what}, attempt ${attempt}: 200 or 503, not ${status} ${JSON.stringify(body)}`);
      hold(performance.now() < until, `${what} is answered`);
      await sleep(50 + this.pick(200));
    }
  }
}

/** Asserts that each acknowledged write exists exactly once. */
export async function assertHistory(lab: Lab, history: History, auditedBefore: number): Promise<void> {
  await once(lab, history.emails, 'SELECT email AS mark FROM contacts');
  await once(lab, history.receipts, 'SELECT receipt AS mark FROM payments');
  await once(lab, history.messages, 'SELECT message AS mark FROM support_messages');
  await once(lab, history.listed, 'SELECT email AS mark FROM blacklist');
  await once(lab, history.amounts.map(String), 'SELECT amount::bigint::text AS mark FROM prices');
  await once(
    lab,
    history.approved.map(String),
    `SELECT entity_id::text AS mark FROM audit_entries WHERE action = 'listing.approve' AND id > ${auditedBefore}`,
  );
  await once(
    lab,
    history.rejected.map(String),
    `SELECT entity_id::text AS mark FROM audit_entries WHERE action = 'listing.reject' AND id > ${auditedBefore}`,
  );
  await once(lab, [...history.newsletters.keys()], 'SELECT subject AS mark FROM newsletters');
  for (const [subject, recipients] of history.newsletters) await assertNewsletter(lab, subject, recipients);
  const images = await lab.sql<{ id: number; count: number }>(
    'SELECT listing_id AS id, count(*)::int AS count FROM images GROUP BY listing_id',
  );
  const counted = new Map(images.map(({ id, count }) => [id, count]));
  for (const [id, count] of history.photos)
    hold(counted.get(id) === count, `listing ${id} has ${count} photos, not ${counted.get(id)}`);
  await assertFiles(lab);
}

/** Asserts that each recipient has one message of the newsletter and has received at most one. */
async function assertNewsletter(lab: Lab, subject: string, recipients: number): Promise<void> {
  const rows = await lab.sql<{ email: string; copies: number }>(
    `SELECT d.recipient_email AS email, count(*)::int AS copies FROM mail_deliveries d
     JOIN newsletters n ON d.batch = 'newsletter:' || n.id WHERE n.subject = $1 GROUP BY d.recipient_email`,
    [subject],
  );
  hold(rows.length <= recipients, `${subject} has at most ${recipients} recipients, not ${rows.length}`);
  for (const { email, copies } of rows) {
    hold(copies === 1, `${subject} is recorded once for ${email}, not ${copies} times`);
    const received = lab.sink.sentTo(email).filter((message) => message.subject === subject).length;
    hold(received <= 1, `${subject} reaches ${email} once, not ${received} times`);
  }
}

/** Asserts that photos have their files, also those whose COMMIT was not answered. */
async function assertFiles(lab: Lab): Promise<void> {
  const rows = await lab.sql<{ key: string; status: string }>(
    'SELECT storage_key AS key, status FROM images',
  );
  const files = rows.length > 0 ? readdirSync(path.join(lab.dataDir, 'uploads')) : [];
  for (const { key, status } of rows) {
    hold(status === 'ready', `every photo is ready, not ${status}`);
    hold(
      files.some((name) => name.startsWith(key)),
      'no photo without its files',
    );
  }
}

async function once(lab: Lab, marks: readonly string[], rowsWithMarks: string): Promise<void> {
  const found = await lab.sql<{ mark: string }>(rowsWithMarks);
  const times = new Map<string, number>();
  for (const { mark } of found) times.set(mark, (times.get(mark) ?? 0) + 1);
  for (const mark of marks)
    hold(times.get(mark) === 1, `once, not ${times.get(mark) ?? 0} times: ${mark} (${rowsWithMarks})`);
}
