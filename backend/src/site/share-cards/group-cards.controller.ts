import { Controller, Get, Param, Query, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { CODE_LISTS, readCodes, sharedListName } from '#common/search/saved/code-list.js';
import { isGroupCardName } from '#common/site/share-card.js';
import { searchOfAddress } from '#common/search/query/search-path.js';
import { Public } from '#platform/http/answers/access.js';
import { CostlyLimiter } from '#platform/http/input/costly.js';
import { Problem } from '#platform/process/problem.js';
import type { GroupContent } from './card-content.js';
import { DrawnGroups } from './drawn-groups.js';
import { GroupsToDraw } from './groups-to-draw.js';

/** Short, because a listing stops being public. */
const CACHE = 'public, max-age=300';

type Values = Readonly<Record<string, unknown>>;

/** Pictures of searches and shared lists. The version in the name separates entries of external caches; the response is always current. */
@Public()
@Controller('tarjetas')
export class GroupCardsController {
  constructor(
    private readonly groups: GroupsToDraw,
    private readonly drawn: DrawnGroups,
    private readonly limiter: CostlyLimiter,
  ) {}

  /** `de` is the address of the search. */
  @Get('busquedas/:name')
  async ofSearch(
    @Param('name') name: string,
    @Query() values: Values,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const filters = isGroupCardName(name) && searchOfAddress(textOf(values, 'de'));
    if (!filters) throw Problem.notFound();
    await this.send(() => this.groups.ofSearch(filters), reply);
  }

  /** `avisos` and `nombre` are those of the address of the list. */
  @Get('listas/:name')
  async ofList(
    @Param('name') name: string,
    @Query() values: Values,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const codes = isGroupCardName(name) ? readCodes(textOf(values, 'avisos'), CODE_LISTS.shared) : [];
    if (codes.length === 0) throw Problem.notFound();
    await this.send(() => this.groups.ofList(codes, sharedListName(textOf(values, 'nombre'))), reply);
  }

  private async send(read: () => Promise<GroupContent | undefined>, reply: FastifyReply): Promise<void> {
    const { ip } = reply.request;
    const content = await this.limiter.run('search', ip, read);
    if (!content) throw Problem.notFound();
    const card = await this.drawn.card(content, ip);
    await reply
      .type('image/jpeg')
      .header('Cache-Control', CACHE)
      .header('Content-Encoding', 'identity')
      .send(card);
  }
}

function textOf(values: Values, name: string): string {
  const value = values[name];
  return typeof value === 'string' ? value : '';
}
