import { Injectable } from '@nestjs/common';
import { rolledPrices, type RolloverTerms } from '#common/owners/renewal/rollover.js';
import type {
  PreviewedNoticeWire,
  RolledNoticeWire,
  RolloverOmission,
  RolloverPreviewAnswer,
} from '#common/owners/renewal/rollover-calls.js';
import { ChosenNotices, type ChosenNotice, type RolloverSelection } from './chosen-notices.js';
import { seasonChanges } from './season-changes.js';

/** Notices that a preview shows; its counts are of all. */
const MOST_SHOWN = 50;

/** Preview of a roll-over: the proposed prices and the recipients. */
@Injectable()
export class RolloverPreview {
  constructor(private readonly chosen: ChosenNotices) {}

  async read(
    selection: RolloverSelection,
    terms: RolloverTerms,
  ): Promise<Omit<RolloverPreviewAnswer, 'success'>> {
    const { notices, omitted } = await this.chosen.read(selection);
    const reached = notices.filter(({ noMail }) => !noMail);
    return {
      cantidad: notices.length,
      precios: notices.reduce((sum, { prices }) => sum + prices.length, 0),
      correos: new Set(reached.map(({ email }) => email)).size,
      sinCorreo: notices.length - reached.length,
      omitidos: countsOf(omitted),
      avisos: notices.slice(0, MOST_SHOWN).map((notice) => presentPreviewed(notice, terms)),
    };
  }
}

function presentPreviewed(notice: ChosenNotice, terms: RolloverTerms): PreviewedNoticeWire {
  const { prices } = notice;
  const draft = { base: prices, proposed: rolledPrices(prices, terms) };
  return { ...presentRolled(notice), precios: seasonChanges(draft, prices) };
}

/** A notice with the name and phone of its owner. */
export function presentRolled({
  id,
  code,
  title,
  owner,
  mobile,
  noMail,
}: Omit<ChosenNotice, 'email' | 'prices'>): RolledNoticeWire {
  return { idInmueble: id, codigo: code, titulo: title, duenio: owner, celular: mobile, sinCorreo: noMail };
}

function countsOf(omitted: readonly RolloverOmission[]): RolloverPreviewAnswer['omitidos'] {
  const reasons = [...new Set(omitted)];
  return reasons.map((motivo) => ({ motivo, cantidad: omitted.filter((one) => one === motivo).length }));
}
