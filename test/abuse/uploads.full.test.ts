import { mkdirSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { nameOf, type Route } from '../support/routes.js';
import { tableDigests } from '../support/table-digests.js';
import { hostileFiles, type HostileFile } from './files.js';
import { closeConnections, type Attack } from './http-client.js';
import { Target } from './target.js';
import { faultsOf } from './verdict.js';

describe('files that are no photos', () => {
  let target: Target;
  let uploads: Route[];
  let files: HostileFile[];

  beforeAll(async () => {
    target = await Target.start();
    uploads = target.calls.filter((route) => target.sampleOf(route).files);
    files = await hostileFiles();
  });
  afterAll(async () => {
    closeConnections();
    await target.stop();
  });

  const stored = () => {
    const folder = path.join(target.dataDir, 'uploads');
    mkdirSync(folder, { recursive: true });
    return readdirSync(folder, { recursive: true }).map(String);
  };
  const forgetUploads = async () => {
    await target.app.sql('DELETE FROM images WHERE original IS NOT NULL');
    await target.app.sql('DELETE FROM proposed_images');
  };
  const upload = (route: Route, sent: HostileFile[], field?: string): Attack => {
    const { body = {}, files: name } = target.sampleOf(route);
    return multipart(route.path, { fields: body, field: field ?? name!, files: sent });
  };

  it('are forty, on every call that takes files', () => {
    expect(uploads.map(nameOf)).toEqual([
      'POST /api/inmueble/importar/revisar',
      'POST /api/inmueble/importar/importar',
      'POST /api/inmueble/fotos/cargarFotos',
      'POST /api/inmueble/fotos/cargarFotosPendientes',
      'POST /api/inmueble/crear/cargarFotos',
      'POST /api/miAviso/fotos/cargar',
    ]);
    expect(files).toHaveLength(40);
  });

  it('are refused without a trace, or become a photo under a name of our own', async () => {
    const before = target.web.residentBytes;
    const faults: string[] = [];
    for (const route of uploads) {
      for (const file of files) {
        await forgetUploads();
        const rows = await tableDigests(target.app);
        const kept = stored();
        const attack = upload(route, [file]);
        const answer = await target.send(route, attack);
        const note = (fault: string) => faults.push(`${fault} ← ${file.what} on ${route.path}`);
        faultsOf(attack, answer).forEach(note);
        if (![200, 400, 413, 415].includes(answer.status)) note(`${answer.status} ${answer.body}`);
        const fresh = stored().filter((name) => !kept.includes(name));
        if (
          !fresh.every((name) =>
            /^[\w-]{20,}\.orig\.(jpg|png|webp)$|^[\w-]{20,}[.-]\w+\.(jpg|png|webp)$/.test(name),
          )
        )
          note(`kept as ${fresh.join()}`);
        if (answer.status === 200) continue;
        if (fresh.length > 0) note(`refused, and ${fresh.join()} stays`);
        const now = await tableDigests(target.app);
        for (const table of Object.keys(now).filter((name) => now[name] !== rows[name]))
          note(`refused, and ${table} changed`);
      }
    }
    expect(faults).toEqual([]);
    expect((target.web.residentBytes - before) / 1_048_576).toBeLessThan(150);
  });

  it.each<[string, (route: Route) => Attack]>([
    [
      '21 at once',
      (route) =>
        upload(
          route,
          Array.from({ length: 21 }, () =>
            files.find(({ what }) => what === 'a photo of another type than said')!,
          ),
        ),
    ],
    [
      '70 at once',
      (route) =>
        upload(
          route,
          Array.from({ length: 70 }, () => files.at(-1)!),
        ),
    ],
    ['none', (route) => upload(route, [])],
    ['under another field', (route) => upload(route, [files.at(-1)!], 'archivo')],
    ['under the name of a prototype', (route) => upload(route, [files.at(-1)!], '__proto__')],
    [
      'without a boundary',
      (route) => ({ ...upload(route, [files.at(-1)!]), headers: { 'content-type': 'multipart/form-data' } }),
    ],
    [
      'cut off',
      (route) => ({
        ...upload(route, [files.at(-1)!]),
        body: (upload(route, [files.at(-1)!]).body as Buffer).subarray(0, 900),
      }),
    ],
    [
      'as JSON',
      (route) => ({
        method: 'POST',
        url: route.path,
        headers: { 'content-type': 'application/json' },
        body: '{"idInmueble":1,"imagenes":[]}',
      }),
    ],
  ])('%s: an answer in the error shape, or the ones that fit', async (_, attack) => {
    for (const route of uploads) {
      await forgetUploads();
      const sent = attack(route);
      const answer = await target.send(route, sent);
      expect(faultsOf(sent, answer)).toEqual([]);
      expect([200, 400, 409, 413, 415]).toContain(answer.status);
      const [row] = await target.app.sql<{ most: number }>(
        'SELECT coalesce(max(photos), 0)::int AS most FROM (SELECT count(*) AS photos FROM (SELECT listing_id FROM images UNION ALL SELECT listing_id FROM proposed_images) kept GROUP BY listing_id) counts',
      );
      expect(row!.most).toBeLessThanOrEqual(20);
    }
  });
});

function multipart(
  url: string,
  { fields, field, files }: { fields: Record<string, unknown>; field: string; files: HostileFile[] },
): Attack {
  const boundary = 'x-x-frontera-x-x';
  const parts: Buffer[] = Object.entries(fields).map(([name, value]) =>
    Buffer.from(
      `--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${String(value)}\r\n`,
    ),
  );
  for (const { name, type, content } of files) {
    const head = `--${boundary}\r\nContent-Disposition: form-data; name="${field}"; filename="${name}"\r\nContent-Type: ${type}\r\n\r\n`;
    parts.push(Buffer.from(head), content, Buffer.from('\r\n'));
  }
  parts.push(Buffer.from(`--${boundary}--\r\n`));
  return {
    method: 'POST',
    url,
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
    body: Buffer.concat(parts),
  };
}
