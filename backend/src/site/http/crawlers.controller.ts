import { Controller, Get, Header } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Settings } from '#platform/config/settings.js';
import { Public } from '#platform/http/access.js';
import { Costly } from '#platform/http/costly.js';
import { newestSheets } from '../../listings/queries/newest-sheets.js';

/** A sitemap is limited to 50,000 URLs (sitemaps.org/protocol). */
const MOST_SHEETS = 49_000;
const HOUR = 'public, max-age=3600';

const PAGES = [
  '/',
  '/resultado-busqueda/Alquiler',
  '/resultado-busqueda/Venta',
  '/publicar-aviso',
  '/busqueda-avanzada',
  '/promedios-precios',
  '/hoteles-cabanas',
  '/balnearios',
  '/tarifas',
  '/consejos',
  '/nuestra-empresa',
  '/contacto',
  '/aviso-legal',
];

/** robots.txt and sitemaps for search engines. */
@Public()
@Controller()
export class CrawlersController {
  constructor(
    private readonly database: DataSource,
    private readonly settings: Settings,
  ) {}

  @Get('robots.txt')
  @Header('Content-Type', 'text/plain; charset=utf-8')
  @Header('Cache-Control', HOUR)
  robots(): string {
    const { SITE_URL } = this.settings;
    return `User-agent: *\nDisallow: /admin\nDisallow: /api/\nDisallow: /baja-newsletter\nDisallow: /confirmar-email\nDisallow: /telefono\nSitemap: ${SITE_URL}/sitemap.xml\n`;
  }

  /** Web app manifest. */
  @Get('manifest.webmanifest')
  @Header('Content-Type', 'application/manifest+json; charset=utf-8')
  @Header('Cache-Control', HOUR)
  manifest(): object {
    const icon = (size: number, purpose = 'any', name = 'icono') => ({
      src: `/${name}-${size}.png`,
      sizes: `${size}x${size}`,
      type: 'image/png',
      purpose,
    });
    return {
      name: this.settings.SITE_NAME,
      short_name: this.settings.SITE_NAME,
      lang: 'es-AR',
      start_url: '/',
      display: 'browser',
      background_color: '#fbf8f2',
      theme_color: '#08364a',
      icons: [icon(192), icon(512), icon(512, 'maskable', 'icono-recortable')],
    };
  }

  @Costly('map')
  @Get('sitemap.xml')
  @Header('Content-Type', 'application/xml; charset=utf-8')
  @Header('Cache-Control', HOUR)
  async sitemap(): Promise<string> {
    const sheets = await newestSheets(this.database, MOST_SHEETS);
    const entries = [
      ...PAGES.map((path) => this.entry(path)),
      ...sheets.map(({ code, day }) => this.entry(`/ver-ficha-inmueble/${code}`, day)),
    ];
    return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('\n')}\n</urlset>\n`;
  }

  /** URLs need no escaping: none contains a character that is special in XML. */
  private entry(path: string, day?: string): string {
    const changed = day ? `<lastmod>${day}</lastmod>` : '';
    return `<url><loc>${this.settings.SITE_URL}${path}</loc>${changed}</url>`;
  }
}
