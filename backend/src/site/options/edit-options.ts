import { Injectable } from '@nestjs/common';
import { UNDO_MESSAGES } from '#common/accounts/audit/undo-messages.js';
import {
  momentOfTime,
  OPTION_MESSAGES,
  type DatedForm,
  type OptionTimes,
} from '#common/site/options/option-form.js';
import {
  dayOfMoment,
  SEASON_OPTIONS,
  type DatedOptionName,
  type OptionName,
  type OptionValues,
} from '#common/site/options/site-options.js';
import type { SetNights } from '#common/pricing/season/season-calendar.js';
import { AuditTrail } from '#platform/audit/audit-trail.js';
import { Actions } from '#platform/http/input/actions.js';
import { SiteOptions, type RecordedOption } from '#platform/options/site-options.js';
import { Clock } from '#platform/process/clock.js';
import { Problem } from '#platform/process/problem.js';

/** Adds and removes what the operator sets for the whole site. */
@Injectable()
export class EditOptions {
  constructor(
    private readonly actions: Actions,
    private readonly options: SiteOptions,
    private readonly audit: AuditTrail,
    private readonly clock: Clock,
  ) {}

  async add<Name extends OptionName>(
    name: Name,
    { value, desde, hasta }: OptionTimes & { value: OptionValues[Name] },
    administratorId: number,
  ): Promise<void> {
    const from = momentOfTime(desde) ?? this.clock.now();
    const until = momentOfTime(hasta)?.toISOString() ?? null;
    await this.insert({ name, value, from: from.toISOString(), until }, administratorId);
  }

  /**
   * Adds what holds from the beginning of a day, until another day.
   * @param value from the form, whose `desde` is empty for today
   * @throws Problem 'conflict' if another one was written since the form was shown
   */
  async addDated<Name extends DatedOptionName>(
    name: Name,
    { value, desde, visto }: DatedForm & { value: OptionValues[Name] },
    administratorId: number,
  ): Promise<void> {
    const from = momentOfTime(`${desde || dayOfMoment(this.clock.now())}T00:00`)!.toISOString();
    await this.insert({ name, value, from, until: null }, administratorId, { seen: visto });
  }

  /**
   * Adds nights of the season, which hold until the end of their year.
   * @throws Problem 'conflict' if others of the period were written since the form was shown
   */
  async setNights(
    { period, first, last }: SetNights,
    { seen, administratorId }: { seen: number; administratorId: number },
  ): Promise<void> {
    const year = Number(first.slice(0, 4));
    const [from, until] = [year, year + 1].map((one) => momentOfTime(`${one}-01-01T00:00`)!.toISOString());
    const name = SEASON_OPTIONS.get(period)!;
    await this.insert({ name, value: { first, last }, from: from!, until: until! }, administratorId, {
      seen,
    });
  }

  /** @param former id of a setting that was removed; one that was written after it still comes after it */
  async insert(
    option: RecordedOption,
    administratorId: number,
    { seen, former }: { seen?: number; former?: number } = {},
  ): Promise<void> {
    await this.actions.run(async (tx) => {
      if (seen !== undefined && (await this.options.lastId(tx, option.name)) !== seen)
        throw Problem.conflict(OPTION_MESSAGES.changedMeanwhile);
      const id = await this.options.insert(tx, option, former);
      await this.audit.record(tx, {
        administratorId,
        action: 'option.add',
        entity: 'option',
        entityId: id,
        after: option,
      });
      return {};
    });
  }

  /**
   * @param undone whether the setting is removed because its addition is undone
   * @throws Problem 'not-found', or 'conflict' if its addition is undone and it is gone
   */
  async remove(id: number, administratorId: number, undone = false): Promise<void> {
    await this.actions.run(async (tx) => {
      const option = await this.options.take(tx, id);
      if (!option)
        throw undone ? Problem.conflict(UNDO_MESSAGES.changedSince) : Problem.notFound(OPTION_MESSAGES.gone);
      await this.audit.record(tx, {
        administratorId,
        action: 'option.remove',
        entity: 'option',
        entityId: id,
        before: option,
      });
      return {};
    });
  }
}
