import { Controller, Get, Param, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { CARD_SIZE, cardPath, parseCardName } from '#common/site/share-card.js';
import { Public } from '#platform/http/answers/access.js';
import { Problem } from '#platform/process/problem.js';
import { FileStorage } from '#platform/files/file-storage.js';
import { renditionName } from '../../listings/pictures/public.js';
import { ShareCards } from './share-cards.js';

const FOUND = 302;
/** Short, because a listing stops being public. */
const CACHE = 'public, max-age=300';

/** Pictures of shared links. A link with an earlier version leads to the current one. */
@Controller('tarjetas')
export class ShareCardsController {
  constructor(
    private readonly cards: ShareCards,
    private readonly storage: FileStorage,
  ) {}

  @Public()
  @Get(':name')
  async send(@Param('name') name: string, @Res() reply: FastifyReply): Promise<void> {
    const asked = parseCardName(name);
    const card = asked && (await this.cards.ofCode(asked.code));
    if (!card) throw Problem.notFound();
    if (card.version !== asked.version) {
      await reply.header('Cache-Control', 'no-store').redirect(cardPath({ ...asked, ...card }), FOUND);
      return;
    }
    const { storageKey: key } = card;
    const file = await this.storage.open(renditionName({ key, width: CARD_SIZE.width, format: 'jpg' }));
    if (!file) throw Problem.notFound();
    await reply
      .type('image/jpeg')
      .header('Content-Length', file.bytes)
      .header('Cache-Control', CACHE)
      .header('Content-Encoding', 'identity')
      .send(file.stream);
  }
}
