import { mkdir, readdir, readFile, rename, rm, rmdir, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { NestFactory } from '@nestjs/core';
import type { INestApplicationContext } from '@nestjs/common';
import { SweepPhotos } from '../../../backend/src/listings/pictures/processing/sweep-photos.js';
import { WorkerModule } from '../../../backend/src/processes/worker.module.js';
import { aPublication } from '../../builders/publication.js';
import { approve, publish } from '../../builders/desk.js';
import { PhotoDesk } from '../../support/photo-desk.js';
import { SmtpSink } from '../../support/smtp-sink.js';
import { eventually, TestApp } from '../../support/test-app.js';

/** What follows from an accepted request, if its rows change before the worker reads them. */
describe('work that was accepted', () => {
  let app: TestApp;
  let sink: SmtpSink;
  let desk: PhotoDesk;
  let worker: INestApplicationContext | undefined;

  beforeAll(async () => {
    sink = await SmtpSink.start();
    app = await TestApp.start({ smtpUrl: sink.url });
    desk = await PhotoDesk.open(app);
  });
  afterEach(async () => {
    await worker?.close();
    worker = undefined;
  });
  afterAll(async () => {
    await app.stop();
    await sink.stop();
  });

  async function startWorker(): Promise<void> {
    worker = await NestFactory.createApplicationContext(WorkerModule, { logger: false });
  }

  it('an inquiry reaches the owner of a notice that was withdrawn meanwhile', async () => {
    const publication = aPublication();
    const idInmueble = await publish(app, publication);
    await approve(app, idInmueble, desk);
    const inquiry = await app.post('/api/inmueble/consulta/crearConsulta', {
      nombreCompleto: 'Luz Vera',
      mensaje: '¿Está libre en enero?',
      inmuebleId: idInmueble,
      tipoConsulta: 'email',
      telefono: '',
      email: 'luz@ejemplo.com',
    });
    expect(inquiry.statusCode).toBe(200);
    const withdrawn = await app.post('/api/inmueble/delete/darDeBajaAlta', { idInmueble }, desk.operator);
    expect(withdrawn.statusCode).toBe(200);
    await startWorker();
    const mails = await sink.waitFor(publication.contacto.email, { count: 3 });
    const [mail] = mails.filter(({ subject }) => subject.startsWith('Consulta por tu aviso ALQ-'));
    expect(mail!.text).toContain('¿Está libre en enero?');
    expect(mail!.text).toContain('Casa de 3 dormitorios en Miramar');
    expect(mail!.html).not.toContain('/ver-ficha-inmueble/');
  });

  it('the receipt of an owner who was deleted meanwhile is closed without a message', async () => {
    const publication = aPublication();
    await publish(app, publication);
    const [contact] = await app.sql<{ id: number }>('SELECT id FROM contacts WHERE email = $1', [
      publication.contacto.email,
    ]);
    const removed = await app.request({
      method: 'DELETE',
      url: `/api/contacto/eliminarContacto?id=${contact!.id}`,
      headers: desk.operator,
    });
    expect(removed.statusCode).toBe(200);
    await startWorker();
    await app.settle();
    expect(await app.count('inbox', 'last_error IS NOT NULL')).toBe(0);
    expect(sink.sentTo(publication.contacto.email)).toEqual([]);
  });

  it('a photo that the storage does not take is tried as long as it lasts, and is ready afterwards', async () => {
    await desk.upload(desk.files(1));
    const [photo] = await app.sql<{ id: number; key: string }>(
      'SELECT id, storage_key AS key FROM images ORDER BY id DESC LIMIT 1',
    );
    const isAtTry = (attempts: number) => async () => {
      await app.sql('UPDATE images SET next_attempt_at = now() WHERE id = $1', [photo!.id]);
      return (await app.count('images', `id = ${photo!.id} AND attempts >= ${attempts}`)) === 1;
    };
    // A folder under the name of a rendition: the storage cannot write the file.
    const obstacle = join(desk.folder, `${photo!.key}-640.webp`);
    await mkdir(join(obstacle, 'x'), { recursive: true });
    await startWorker();
    await eventually('it has been tried seven times', isAtTry(7));
    const [waiting] = await app.sql('SELECT status, last_error FROM images WHERE id = $1', [photo!.id]);
    expect(waiting).toEqual({ status: 'processing', last_error: expect.stringMatching(/^StorageFault: E/) });
    await rmdir(join(obstacle, 'x'));
    await rmdir(obstacle);
    await eventually('it is ready', async () => {
      await app.sql('UPDATE images SET next_attempt_at = now() WHERE id = $1', [photo!.id]);
      return (
        (await app.count('images', `id = ${photo!.id} AND status = 'ready' AND last_error IS NULL`)) === 1
      );
    });
  });

  it('a photo whose disk is away uses up no attempts, and a bad picture has its own', async () => {
    await desk.upload(desk.files(1));
    const [photo] = await app.sql<{ id: number; key: string }>(
      'SELECT id, storage_key AS key FROM images ORDER BY id DESC LIMIT 1',
    );
    const tried = (condition: string) => async () => {
      await app.sql('UPDATE images SET next_attempt_at = now() WHERE id = $1', [photo!.id]);
      return (await app.count('images', `id = ${photo!.id} AND ${condition}`)) === 1;
    };
    const original = (await readdir(desk.folder)).find((name) => name.startsWith(`${photo!.key}-original.`));
    const content = await readFile(join(desk.folder, original!));
    await rename(desk.folder, `${desk.folder}-away`);
    await startWorker();
    await eventually('it has been tried seven times', tried('attempts >= 7'));
    const [waiting] = await app.sql('SELECT status, last_error FROM images WHERE id = $1', [photo!.id]);
    expect(waiting).toEqual({
      status: 'processing',
      last_error: 'StorageFault: What was sent is not there',
    });
    await rm(desk.folder, { recursive: true, force: true });
    await writeFile(join(`${desk.folder}-away`, original!), 'no picture');
    await rename(`${desk.folder}-away`, desk.folder);
    await eventually('it has failed', tried(`status = 'failed'`));
    expect(
      await app.sql('SELECT attempts - storage_faults AS own FROM images WHERE id = $1', [photo!.id]),
    ).toEqual([{ own: 5 }]);
    await writeFile(join(desk.folder, original!), content);
    const retried = await app.post('/api/trabajo/reintentar', { clave: `foto-${photo!.id}` }, desk.operator);
    expect(retried.statusCode).toBe(200);
    await eventually('it is ready', tried(`status = 'ready' AND attempts = 0`));
  });

  it('keeps the files of an upload whose outcome is unknown, until the sweep finds that they have no row', async () => {
    // Ends the connection inside COMMIT, so that the web process cannot know the outcome.
    await app.sql(
      `CREATE FUNCTION cut() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN PERFORM pg_terminate_backend(pg_backend_pid()); RETURN NULL; END $$`,
    );
    await app.sql(
      'CREATE CONSTRAINT TRIGGER cut AFTER INSERT ON images DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION cut()',
    );
    const originals = async () => (await readdir(desk.folder)).filter((name) => name.includes('-original.'));
    const before = await originals();
    const answer = await desk.upload(desk.files(1));
    await app.sql('DROP TRIGGER cut ON images');
    expect(answer.statusCode).toBe(503);
    const kept = (await originals()).filter((name) => !before.includes(name));
    expect(kept).toHaveLength(1);
    const longAgo = new Date(Date.now() - 86_400_000);
    await utimes(join(desk.folder, kept[0]!), longAgo, longAgo);
    await startWorker();
    await worker!.get(SweepPhotos, { strict: false }).handle();
    expect(await originals()).not.toContain(kept[0]);
  });
});
