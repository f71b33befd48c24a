import { Injectable } from '@nestjs/common';
import { UNDO_MESSAGES } from '#common/accounts/audit/undo-messages.js';
import { momentOfTime, OPTION_MESSAGES, type OptionTimes } from '#common/site/options/option-form.js';
import type { OptionName, OptionValues } from '#common/site/options/site-options.js';
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
    await this.restore({ name, value, from: from.toISOString(), until }, administratorId);
  }

  /** Adds a setting again that was removed. */
  async restore(option: RecordedOption, administratorId: number): Promise<void> {
    await this.actions.run(async (tx) => {
      const id = await this.options.insert(tx, option);
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
