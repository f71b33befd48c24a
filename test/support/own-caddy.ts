import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { request, type RequestOptions } from 'node:https';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { freePort } from './free-port.js';
import { PATIENCE_MS } from './patience.js';

/** An answer with its body. */
export interface ProxiedAnswer {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  body: Buffer;
}

interface CaddyPlace {
  folder: string;
  /** Port of the web processes, on every address that the name server tells. */
  webPort: number;
  namePort: number;
  httpPort: number;
  httpsPort: number;
}

/**
 * Caddy with deploy/Caddyfile, on ports of this machine, for https://localhost, whose certificate it makes itself. The name `web` comes from
 * a name server of the test instead of that of the container network.
 */
export class OwnCaddy {
  private output = '';
  private authority: Buffer | undefined;

  private constructor(
    private readonly child: ChildProcess,
    private readonly place: CaddyPlace,
  ) {
    child.stderr!.on('data', (chunk: Buffer) => (this.output = (this.output + String(chunk)).slice(-2_000)));
    child.stdout!.resume();
  }

  static async freePorts(): Promise<Pick<CaddyPlace, 'httpPort' | 'httpsPort'>> {
    return { httpPort: await freePort(), httpsPort: await freePort() };
  }

  /** @throws Error with its output if it does not serve */
  static async start(binary: string, place: CaddyPlace): Promise<OwnCaddy> {
    const file = join(place.folder, 'Caddyfile');
    writeFileSync(file, caddyfileFor(place));
    const env = { PATH: process.env['PATH'], HOME: place.folder, XDG_DATA_HOME: place.folder };
    const child = spawn(binary, ['run', '--config', file, '--adapter', 'caddyfile'], {
      env: { ...env, XDG_CONFIG_HOME: place.folder, SITE_ADDRESS: 'localhost' },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const caddy = new OwnCaddy(child, place);
    try {
      await caddy.untilItServes();
    } catch (error) {
      await caddy.stop();
      throw error;
    }
    return caddy;
  }

  get url(): string {
    return `https://localhost:${this.place.httpsPort}`;
  }

  /** Asks over HTTPS, with the certificate checked against Caddy's own authority. */
  async ask(path: string, options: RequestOptions = {}, body?: Buffer | string): Promise<ProxiedAnswer> {
    const asked = request(`${this.url}${path}`, { ...options, ca: this.authority });
    asked.end(body);
    const [response] = (await once(asked, 'response')) as [import('node:http').IncomingMessage];
    return { status: response.statusCode!, headers: response.headers, body: await buffer(response) };
  }

  async stop(): Promise<void> {
    if (this.child.exitCode !== null || this.child.signalCode !== null) return;
    const gone = once(this.child, 'exit');
    this.child.kill('SIGTERM');
    await gone;
  }

  private async untilItServes(): Promise<void> {
    const certificate = join(this.place.folder, 'caddy/pki/authorities/local/root.crt');
    for (const until = Date.now() + PATIENCE_MS; ;) {
      if (existsSync(certificate)) this.authority = readFileSync(certificate);
      const answer = await this.ask('/api/health/live').catch(() => undefined);
      if (answer?.status === 200) return;
      if (this.child.exitCode !== null || Date.now() > until)
        throw new Error(`Caddy does not serve: ${this.output}`);
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
}

/** The file as it is, with ports and names of this machine. */
function caddyfileFor({ webPort, namePort, httpPort, httpsPort }: CaddyPlace): string {
  const file = readFileSync('deploy/Caddyfile', 'utf8');
  const here = file.replace(
    'dynamic a web 3000 {',
    `dynamic a web ${webPort} {\n\t\t\tresolvers udp/127.0.0.1:${namePort}`,
  );
  if (here === file) throw new Error('deploy/Caddyfile does not name the web processes as expected');
  return `{\n\tadmin off\n\tskip_install_trust\n\thttp_port ${httpPort}\n\thttps_port ${httpsPort}\n}\n${here}`;
}
