import { Controller, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { showOwnPhoto } from '#common/listings/photos/owner-photo-calls.js';
import { AnswersItself, Sent } from '#platform/http/answers/answers.js';
import { Problem } from '#platform/process/problem.js';
import { PhotoContent } from '../../listings/pictures/public.js';
import { OwnPhotos } from './own-photos.js';
import { OwnPhotoDto } from './own-photos.dto.js';
import { OwnerLinkAccess } from './owner-link-access.js';

/** Pictures of photos that are not public, for their owner. */
@Controller()
export class OwnPhotoFileController {
  constructor(
    private readonly links: OwnerLinkAccess,
    private readonly photos: OwnPhotos,
    private readonly content: PhotoContent,
  ) {}

  @AnswersItself(showOwnPhoto)
  async show(
    @Sent() { enlace, idFoto }: OwnPhotoDto,
    @Req() { ip }: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const { listingId } = await this.links.open(enlace, { ip, limit: 'pictures' });
    const file = await this.content.preview(await this.photos.one(listingId, idFoto));
    if (!file) throw Problem.notFound();
    await reply
      .type('image/webp')
      .header('Content-Length', file.bytes)
      .header('Cache-Control', 'no-store')
      .header('Content-Encoding', 'identity')
      .send(file.stream);
  }
}
