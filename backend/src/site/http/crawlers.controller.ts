import { Controller, Get, Header } from '@nestjs/common';
import { Settings } from '#platform/config/settings.js';
import { Public } from '#platform/http/access.js';

const HOUR = 'public, max-age=3600';

/** robots.txt and the web app manifest. */
@Public()
@Controller()
export class CrawlersController {
  constructor(private readonly settings: Settings) {}

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
}
