import { Controller, Get, Query } from '@nestjs/common';
import type { QueryParams } from '#common/rules/search-query.js';
import { LENGTHS } from '#common/vocabulary/limits.js';
import type { PaletteAnswer } from '#common/wire/people.js';
import { QueryValues } from '#platform/http/query-values.js';
import { Palette } from '../queries/palette.js';

/** Shorter texts mean too many people. */
const SHORTEST = 2;

/** What the command palette of the back office jumps to. */
@Controller('api/admin')
export class PaletteController {
  constructor(private readonly palette: Palette) {}

  @Get('buscar')
  async find(@Query() params: QueryParams): Promise<PaletteAnswer> {
    const text = new QueryValues(params).text('q', LENGTHS.name) ?? '';
    if (text.length < SHORTEST && !/^\d$/.test(text)) return { success: true, inmuebles: [], contactos: [] };
    return { success: true, ...(await this.palette.find(text)) };
  }
}
