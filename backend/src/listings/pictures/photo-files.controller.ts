import { Controller, Get, Param, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { DataSource } from 'typeorm';
import { photosArePublic, type PaidPlan } from '#common/contracts/contract.js';
import { formatDay } from '#common/kernel/time/days.js';
import type { Plan } from '#common/contracts/plans.js';
import { Clock } from '#platform/process/clock.js';
import { Settings } from '#platform/config/settings.js';
import { localDay } from '#platform/process/local-day.js';
import { rowOf } from '#platform/database/rows.js';
import { Public } from '#platform/http/answers/access.js';
import { Problem } from '#platform/process/problem.js';
import { mayUse } from '#platform/security/session-rules.js';
import { FileStorage, type StoredFile } from '#platform/files/file-storage.js';
import { CLEAN_KEY, photosByKey } from './photo-files.js';
import { picturePath } from './picture.presenter.js';
import {
  cleanKey,
  JPEG_WIDTH,
  parsePhotoName,
  renditionName,
  smallerRendition,
  type OriginalFormat,
  type PhotoFile,
  type RenditionFormat,
} from './rendering/rendition.js';

const TYPES: Readonly<Record<RenditionFormat | OriginalFormat, string>> = {
  avif: 'image/avif',
  png: 'image/png',
  webp: 'image/webp',
  jpg: 'image/jpeg',
};
/** Short, because a photo stops being public when its contract lapses. */
const PUBLIC_CACHE = 'public, max-age=300';
const OPERATOR_CACHE = 'private, max-age=60';
const FOUND = 302;

/** Photo files. Access depends on the listing's status and contract, as for pages (wire-contract.md, Photos). */
@Controller('fotos')
export class PhotoFilesController {
  constructor(
    private readonly database: DataSource,
    private readonly storage: FileStorage,
    private readonly clock: Clock,
    private readonly settings: Settings,
  ) {}

  @Public()
  @Get(':name')
  async send(
    @Param('name') name: string,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const photo = parsePhotoName(name);
    if (!photo) throw Problem.notFound();
    const shown = 'original' in photo ? undefined : await this.publicKey(photo.key);
    const isPublic = shown === photo.key;
    if (!isPublic && !(this.isOperator(request) && (await this.hasRow(photo.key)))) {
      if (!shown || 'original' in photo) throw Problem.notFound();
      const { width, format } = photo;
      await reply.header('Cache-Control', 'no-store').redirect(picturePath(shown, width, format), FOUND);
      return;
    }
    const file = (await this.smaller(photo, request)) ?? (await this.storage.open(name));
    if (!file && 'original' in photo) return this.renditionInstead(photo, reply);
    if (!file) throw Problem.notFound();
    await reply
      .type(TYPES['original' in photo ? photo.original : photo.format])
      .header('Content-Length', file.bytes)
      .header('Cache-Control', isPublic ? PUBLIC_CACHE : OPERATOR_CACHE)
      .header('Content-Encoding', 'identity')
      .header('Vary', 'Save-Data')
      .send(file.stream);
  }

  /** A page that was told of a photo under way may ask for its original after the renditions have replaced it. */
  private async renditionInstead({ key }: PhotoFile, reply: FastifyReply): Promise<void> {
    await reply.header('Cache-Control', 'no-store').redirect(picturePath(key, JPEG_WIDTH, 'jpg'), FOUND);
  }

  /** The next smaller rendition for clients that save data (wicg.github.io/savedata): at most a third of the bytes. */
  private async smaller(photo: PhotoFile, { headers }: FastifyRequest): Promise<StoredFile | undefined> {
    if (headers['save-data'] !== 'on' || 'original' in photo) return undefined;
    return this.storage.open(renditionName(smallerRendition(photo)));
  }

  /** The key under which a photo is public now; other marks, and the clean picture, lead there. Undefined if it is not public. */
  private async publicKey(key: string): Promise<string | undefined> {
    const photo = await rowOf<{ key: string; plan: Plan } & PaidPlan>(
      this.database,
      `SELECT i.storage_key AS key, c.plan, c.paid, to_char(c.paid_until, 'YYYY-MM-DD') AS "paidUntil"
       FROM images i JOIN offered_listings l ON l.id = i.listing_id JOIN offered_contracts c ON c.listing_id = l.id
       WHERE ${CLEAN_KEY} = $1 AND i.status = 'ready' AND l.status = 'active'`,
      [cleanKey(key)],
    );
    return photo && photosArePublic(photo, formatDay(localDay(this.clock.now()))) ? photo.key : undefined;
  }

  /** The file of a photo that was erased may still be there. */
  private async hasRow(key: string): Promise<boolean> {
    return (await photosByKey(this.database, [key])).has(key);
  }

  private isOperator({ session }: FastifyRequest): boolean {
    return mayUse(session, this.clock.now().getTime(), this.settings);
  }
}
