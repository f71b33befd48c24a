import { Injectable } from '@nestjs/common';
import {
  ALL_UNFINISHED,
  UNFINISHED_KINDS,
  type UnfinishedKind,
} from '#common/operations/unfinished-calls.js';
import type { Transaction } from '#platform/database/transactions.js';
import { OpenWork } from '#platform/events/open-work.js';
import { MOST_ID } from '#platform/http/input/dto-fields.js';
import { UnfinishedMail } from '#platform/mail/unfinished-mail.js';
import { UnsentNewsletters } from '../../newsletter/public.js';
import { movedOwners } from '../../listings/public.js';
import { FailedPhotos } from '../../listings/pictures/public.js';
import { MergedMessages, type MergedMessage } from './merged-messages.js';

export type Settlement = 'retry' | 'discard';

const KEY = new RegExp(`^(${UNFINISHED_KINDS.join('|')})-(\\d{1,15})(?:-([a-z-]{1,80}))?$`);
/** Ends the key of a photo that an owner has proposed (UnfinishedWork). */
const PROPOSED = 'propuesta';
/** Keys of the merged messages that belong to no listing. */
export const NOTICE_KEY = 'resumen-0';
export const ALERTS_KEY = 'resumen-0-alertas';

/** `tarea-12-mail-owner-when-inquiry-created`: kind, id of the row, and for some kinds a suffix. */
interface Key {
  kind: UnfinishedKind;
  id: number;
  suffix: string | null;
}

/** The kinds of work that may be unfinished, by their keys. */
@Injectable()
export class UnfinishedParts {
  constructor(
    private readonly mail: UnfinishedMail,
    private readonly photos: FailedPhotos,
    private readonly work: OpenWork,
    private readonly merged: MergedMessages,
    private readonly newsletters: UnsentNewsletters,
  ) {}

  /**
   * @param key of one, or `todo`
   * @returns how many changed
   */
  async settle(tx: Transaction, how: Settlement, key: string): Promise<number> {
    if (key === ALL_UNFINISHED) {
      const photos = await this.photos[how](tx, 'all');
      const merged = (await this.merged[how](tx, 'all')) + (await this.newsletters[how](tx, 'all'));
      return photos + merged + (await this.settleMail(tx, how, 'all')) + (await this.work[how](tx, 'all'));
    }
    const [, kind, digits, suffix = null] = KEY.exec(key) ?? [];
    return kind ? this.settleOne(tx, how, { kind: kind as UnfinishedKind, id: Number(digits), suffix }) : 0;
  }

  /** A message to the owner of a notice is sent to the owner's present address. */
  private async settleMail(tx: Transaction, how: Settlement, id: number | 'all'): Promise<number> {
    if (how === 'discard') return this.mail.discard(tx, id);
    return this.mail.retry(tx, id, await movedOwners(tx, id));
  }

  private async settleOne(tx: Transaction, how: Settlement, { kind, id, suffix }: Key): Promise<number> {
    switch (kind) {
      case 'correo':
        return this.settleMail(tx, how, id);
      case 'evento':
        return this.work[how](tx, { eventId: id, reaction: null });
      case 'tarea':
        return suffix === null ? 0 : this.work[how](tx, { eventId: id, reaction: suffix });
      case 'foto':
        return isRowId(id) ? this.photos[how](tx, { id, isProposed: suffix === PROPOSED }) : 0;
      case 'envio':
        return isRowId(id) ? this.newsletters[how](tx, id) : 0;
      case 'resumen':
        return isRowId(id) ? this.merged[how](tx, mergedMessage(id, suffix)) : 0;
    }
  }
}

/** Whether retrying this work sends a newsletter. */
export function sendsNewsletter(key: string): boolean {
  return KEY.exec(key)?.[1] === 'envio';
}

function isRowId(id: number): boolean {
  return id <= MOST_ID;
}

function mergedMessage(id: number, suffix: string | null): MergedMessage {
  if (suffix !== null) return 'alerts';
  return id === 0 ? 'notice' : id;
}
