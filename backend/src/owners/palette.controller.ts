import { Controller } from '@nestjs/common';
import { searchPalette, type PaletteAnswer, type PaletteQuery } from '#common/contacts/contact-calls.js';
import { LENGTHS } from '#common/kernel/limits.js';
import { Answers, Asked } from '#platform/http/answers/answers.js';
import { QueryValues } from '#platform/http/input/query-values.js';
import { Palette } from './palette.js';

/** Shorter texts match too many people. */
const SHORTEST = 2;

/** Search of the back office's command palette. */
@Controller()
export class PaletteController {
  constructor(private readonly palette: Palette) {}

  @Answers(searchPalette)
  async find(@Asked() values: QueryValues<PaletteQuery>): Promise<PaletteAnswer> {
    const text = values.text('q', LENGTHS.name) ?? '';
    if (text.length < SHORTEST && !/^\d$/.test(text)) return { success: true, inmuebles: [], contactos: [] };
    return { success: true, ...(await this.palette.find(text)) };
  }
}
