import { Controller, Get, Header } from '@nestjs/common';
import { CALENDAR_FOLDER, PUBLIC_PATHS } from '#common/kernel/public-paths.js';
import { Clock } from '#platform/process/clock.js';
import { Settings } from '#platform/config/settings.js';
import { Public } from '#platform/http/answers/access.js';
import { HIDDEN_PAGES } from '../pages/hidden-pages.js';

const HOUR = 'public, max-age=3600';
const DAY_MS = 24 * 3_600_000;
/** RFC 9116 recommends less than a year. */
const SECURITY_TXT_DAYS = 180;
/** Starts of paths that crawlers do not read. */
const PRIVATE = ['/admin', '/api/', ...HIDDEN_PAGES, `${PUBLIC_PATHS.news}/`, '/telefono', CALENDAR_FOLDER];

/** robots.txt, the web app manifest and security.txt. */
@Public()
@Controller()
export class CrawlersController {
  constructor(
    private readonly settings: Settings,
    private readonly clock: Clock,
  ) {}

  @Get('robots.txt')
  @Header('Content-Type', 'text/plain; charset=utf-8')
  @Header('Cache-Control', HOUR)
  robots(): string {
    const { SITE_URL } = this.settings;
    return [
      'User-agent: *',
      ...PRIVATE.map((path) => `Disallow: ${path}`),
      `Sitemap: ${SITE_URL}/sitemap.xml`,
      '',
    ].join('\n');
  }

  /** Contact for reports of vulnerabilities (RFC 9116). */
  @Get('.well-known/security.txt')
  @Header('Content-Type', 'text/plain; charset=utf-8')
  @Header('Cache-Control', HOUR)
  security(): string {
    const { SITE_URL, SECURITY_CONTACT } = this.settings;
    const expires = new Date(this.clock.now().getTime() + SECURITY_TXT_DAYS * DAY_MS)
      .toISOString()
      .slice(0, 10);
    return `Contact: ${SECURITY_CONTACT ?? `${SITE_URL}${PUBLIC_PATHS.contact}`}\nExpires: ${expires}T00:00:00Z\nPreferred-Languages: es, en\nCanonical: ${SITE_URL}/.well-known/security.txt\n`;
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
      description: 'Alquileres y ventas en la costa, directo con sus dueños.',
      id: '/',
      start_url: '/',
      scope: '/',
      // `minimal-ui` shows a Back button; iPhones support only `standalone`.
      display_override: ['minimal-ui'],
      display: 'standalone',
      shortcuts: [
        { name: 'Alquileres', url: '/resultado-busqueda/Alquiler/Todas/Todas' },
        { name: 'Ventas', url: '/resultado-busqueda/Venta/Todas/Todas' },
        { name: 'Favoritos', url: PUBLIC_PATHS.favourites },
        { name: 'Publicar aviso', url: PUBLIC_PATHS.publish },
      ],
      background_color: '#fbf8f2',
      theme_color: '#08364a',
      icons: [icon(192), icon(512), icon(512, 'maskable', 'icono-recortable')],
    };
  }
}
