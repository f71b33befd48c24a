import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A map tile: one grey pixel is enough. */
const TILE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mM8c+bMfwAGgAL+q3xPtwAAAABJRU5ErkJggg==',
  'base64',
);

const MIRAMAR = {
  lat: '-38.2706',
  lon: '-57.8396',
  display_name: 'Calle 9 de Julio, Miramar, Buenos Aires, Argentina',
};

/** A calendar of another site, in which the second half of each February is reserved. */
const CALENDAR = [
  'BEGIN:VCALENDAR',
  'VERSION:2.0',
  'PRODID:-//otro//ES',
  'BEGIN:VEVENT',
  'UID:1@otro',
  'DTSTART;VALUE=DATE:20210216',
  'DTEND;VALUE=DATE:20210301',
  'RRULE:FREQ=YEARLY',
  'SUMMARY:Reserved',
  'END:VEVENT',
  'END:VCALENDAR',
  '',
].join('\r\n');

/** Settings of the product with addresses of outside services. */
export type OutsideServices = Record<
  'TILE_URL' | 'GEOCODER_URL' | 'DOLLAR_RATE_URL' | 'CALENDAR_ORIGINS',
  string
>;

/**
 * Stands in for the outside services of the product: map tiles, geocoder, dollar rate and an owner's calendar. Tests set its responses, make it fail, and read
 * its requests.
 */
export class StandIns {
  /** Every request so far, as path and query. */
  readonly asked: string[] = [];
  /** Places that the geocoder finds. */
  places: { lat: string; lon: string; display_name: string }[] = [MIRAMAR];
  /** Pesos for a dollar. */
  dollar = 1250;
  /** Which of them are out of order. */
  readonly failing = new Set<'tiles' | 'geocoder' | 'dollar'>();

  private constructor(private readonly server: Server) {}

  static async start(): Promise<StandIns> {
    const server = createServer((request, response) => standIns.answer(request, response));
    const standIns = new StandIns(server);
    await new Promise<void>((resolve) => {
      server.listen(0, '127.0.0.1', resolve);
    });
    return standIns;
  }

  get settings(): OutsideServices {
    const base = `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
    return {
      TILE_URL: `${base}/tiles/{z}/{x}/{y}.png`,
      GEOCODER_URL: `${base}/search`,
      DOLLAR_RATE_URL: `${base}/dollar`,
      CALENDAR_ORIGINS: base,
    };
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise<void>((resolve) => {
      this.server.close(() => resolve());
    });
  }

  private answer(request: IncomingMessage, response: ServerResponse): void {
    const path = request.url ?? '/';
    this.asked.push(path);
    if (path.startsWith('/tiles/')) return this.send(response, 'tiles', TILE);
    if (path.startsWith('/search')) return this.send(response, 'geocoder', this.places);
    if (path.startsWith('/calendar')) {
      response.end(CALENDAR);
      return;
    }
    const venta = this.dollar;
    this.send(response, 'dollar', {
      compra: venta - 20,
      venta,
      casa: 'oficial',
      moneda: 'USD',
      fechaActualizacion: new Date().toISOString(),
    });
  }

  private send(response: ServerResponse, service: 'tiles' | 'geocoder' | 'dollar', body: unknown): void {
    // Without a body, because a browser shows a picture with any status.
    if (this.failing.has(service)) {
      response.writeHead(503).end();
      return;
    }
    const isPicture = Buffer.isBuffer(body);
    response.setHeader('content-type', isPicture ? 'image/png' : 'application/json');
    response.end(isPicture ? body : JSON.stringify(body));
  }
}
