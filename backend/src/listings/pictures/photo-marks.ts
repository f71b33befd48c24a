import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Settings } from '#platform/config/settings.js';
import { oneRow, rowOf } from '#platform/database/rows.js';
import { SiteOptions } from '#platform/options/site-options.js';
import type { Mark } from './rendering/rendition.js';

/** Condition of `images`: ready photos whose mark may not be the one of the site ($1). Each part reads one range of an index. */
export const OTHER_MARKS = ['mark IS NULL', 'mark < $1', 'mark > $1'] as const;

/** The mark that photos have by the operator's setting: domain and code. */
@Injectable()
export class PhotoMarks {
  private readonly domain: string;

  constructor(
    private readonly database: DataSource,
    private readonly options: SiteOptions,
    settings: Settings,
  ) {
    this.domain = new URL(settings.SITE_URL).host.replace(/^www\./, '');
  }

  /** The domain, or empty while photos have no mark. Rejects if the setting cannot be read: marks would be removed otherwise. */
  async ofSite(): Promise<string> {
    const { photoMark } = await this.options.committed();
    return photoMark.marked ? this.domain : '';
  }

  async ofListing(listingId: number): Promise<Mark> {
    const site = await this.ofSite();
    const listing = site
      ? await rowOf<{ code: string | null }>(
          this.database,
          'SELECT code FROM offered_listings WHERE id = $1',
          [listingId],
        )
      : undefined;
    return markOf(site, listing?.code ?? null);
  }

  /** Number of ready photos that wait for their mark, or to lose it. */
  async waiting(): Promise<number> {
    const { count } = await oneRow<{ count: number }>(
      this.database,
      `SELECT count(*)::int AS count FROM images WHERE status = 'ready' AND (${OTHER_MARKS.join(' OR ')})`,
      [await this.ofSite()],
    );
    return count;
  }
}

/** @param site the domain, or empty for no mark */
export function markOf(site: string, code: string | null): Mark {
  if (!site) return [];
  return code ? [site, code] : [site];
}
