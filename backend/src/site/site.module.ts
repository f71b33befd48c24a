import { Module } from '@nestjs/common';
import { Settings } from '#platform/config/settings.js';
import { ListingsModule } from '../listings/public.js';
import { ApiDocumentController } from './http/api-document.controller.js';
import { CrawlersController } from './http/crawlers.controller.js';
import { PagesController } from './http/pages.controller.js';
import { SitemapsController } from './http/sitemaps.controller.js';
import { BuiltRenderer } from './ssr/built-renderer.js';
import { PageRenderer } from './ssr/page-renderer.js';
import { ViteRenderer } from './ssr/vite-renderer.js';

/** The pages of the site. Imported last: its route matches every path that no other controller has. */
@Module({
  imports: [ListingsModule],
  controllers: [ApiDocumentController, CrawlersController, SitemapsController, PagesController],
  providers: [
    {
      provide: PageRenderer,
      inject: [Settings],
      useFactory: ({ development }: Settings) => (development ? ViteRenderer.create() : new BuiltRenderer()),
    },
  ],
  exports: [PageRenderer],
})
export class SiteModule {}
