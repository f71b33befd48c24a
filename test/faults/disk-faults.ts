import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { aPicture, multipart } from '../support/pictures.js';
import { ONE, hold, type Fault } from './fault.js';

/** False if this process may not mount, which requires root. */
function mountSmall(folder: string): boolean {
  try {
    execFileSync('/bin/mount', ['-t', 'tmpfs', '-o', 'size=2m', 'tmpfs', folder], { stdio: 'pipe' });
    return true;
  } catch {
    return false;
  }
}

const diskFull: Fault = {
  name: 'F10',
  title: 'The disk of the photos is full',
  backends: ONE,
  quick: false,
  async run(lab) {
    const folder = path.join(lab.dataDir, 'uploads');
    mkdirSync(folder, { recursive: true });
    if (!mountSmall(folder))
      return {
        injected: 'nothing: a small disk can be mounted by root alone',
        held: 'not tried',
        seconds: 0,
      };
    try {
      await lab.worker.stop('SIGKILL');
      const { status } = await lab.publish();
      hold(status === 200, 'a notice');
      const [row] = await lab.sql<{ id: number }>('SELECT max(id) AS id FROM listings');
      const content = await aPicture({ width: 2_400, height: 1_800, format: 'png' });
      const padded = Buffer.concat([await aPicture(), Buffer.alloc(700_000)]);
      const statuses: number[] = [];
      for (let at = 0; at < 5; at++) {
        const { payload, headers } = await multipart({ idInmueble: row!.id }, [
          { name: 'a.jpg', content: at === 0 ? content : padded },
        ]);
        const answer = await lab.ask(lab.web.url, '/api/inmueble/fotos/cargarFotosPendientes', {
          method: 'POST',
          body: new Uint8Array(payload),
          headers,
        });
        hold(
          [200, 500, 507].includes(answer.status),
          `200 or 507, not ${answer.status} ${JSON.stringify(answer.body)}`,
        );
        hold(answer.status === 200 || answer.body['success'] === false, 'in the error shape');
        statuses.push(answer.status);
      }
      hold(statuses.includes(507), `the full disk is told: ${statuses.join()}`);
      const images = await lab.count('images');
      const files = readdirSync(folder);
      hold(images === statuses.filter((one) => one === 200).length, 'no row without its file');
      hold(
        files.length === images && !files.some((name) => name.endsWith('.part')),
        `no half file: ${files.join()}`,
      );
      hold((await lab.publish()).status === 200, 'the rest works');
      return {
        injected: 'a disk of 2 MB under the uploads',
        held: `${statuses.join(', ')}; no row, no half file, the rest works`,
        seconds: 0,
      };
    } finally {
      execFileSync('/bin/umount', ['-l', folder]);
      await lab.worker.restart();
    }
  },
};

export const DISK_FAULTS = [diskFull];
