import { Module } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import { Settings } from '#platform/config/settings.js';
import { PhotosModule } from '../listings/pictures/public.js';
import { SearchModule } from '../search/public.js';
import { ApiDocumentController } from './pages/api-document.controller.js';
import { CrawlersController } from './sitemap/crawlers.controller.js';
import { OwnCalls } from './pages/own-calls.js';
import { PagesController } from './pages/pages.controller.js';
import { SitemapsController } from './sitemap/sitemaps.controller.js';
import { EditOptions } from './options/edit-options.js';
import { OptionsController } from './options/options.controller.js';
import { UndoOptions } from './options/undo-options.js';
import { BuiltRenderer } from './rendering/built-renderer.js';
import { PageRenderer } from './rendering/page-renderer.js';
import { ViteRenderer } from './rendering/vite-renderer.js';

/** The pages of the site. Imported last: its route matches every path that no other controller has. */
@Module({
  imports: [PhotosModule, SearchModule],
  controllers: [
    ApiDocumentController,
    CrawlersController,
    OptionsController,
    SitemapsController,
    PagesController,
  ],
  providers: [
    OwnCalls,
    EditOptions,
    UndoOptions,
    {
      provide: PageRenderer,
      inject: [Settings, HttpAdapterHost],
      useFactory: ({ development }: Settings, { httpAdapter }: HttpAdapterHost) =>
        development ? ViteRenderer.create(httpAdapter.getHttpServer()) : new BuiltRenderer(),
    },
  ],
  exports: [PageRenderer],
})
export class SiteModule {}
