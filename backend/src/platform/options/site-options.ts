import {
  Injectable,
  type OnApplicationBootstrap,
  type OnModuleDestroy,
  type OnModuleInit,
} from '@nestjs/common';
import { isDeepStrictEqual } from 'node:util';
import { DataSource } from 'typeorm';
import { OPTION_MESSAGES } from '#common/site/options/option-form.js';
import type { Tariffs } from '#common/contracts/tariffs.js';
import type { SetNights } from '#common/pricing/season/season-calendar.js';
import {
  datedTariffs,
  dayOfMoment,
  optionsAt,
  setNights,
  type Closable,
  type OptionName,
  type OptionRow,
  type OptionValues,
} from '#common/site/options/site-options.js';
import { ADVISORY_LOCKS, lockUntilCommit } from '../database/advisory-locks.js';
import { oneRow, rowOf, rowsOf, type Database } from '../database/rows.js';
import type { Transaction } from '../database/transactions.js';
import { Clock } from '../process/clock.js';
import { PeriodicTask } from '../process/periodic-task.js';
import { Problem } from '../process/problem.js';

const KEPT_MS = 250;
const READ_EVERY_MS = 1_000;

/** A setting as the audit trail records it. Times are ISO 8601. */
export interface RecordedOption {
  name: OptionName;
  value: OptionValues[OptionName];
  from: string;
  until: string | null;
}

/** What the operator has set for the whole site, as every process reads it: a change is seen within a second. */
@Injectable()
export class SiteOptions implements OnModuleInit, OnApplicationBootstrap, OnModuleDestroy {
  private kept: { rows: OptionRow[]; nights: SetNights[]; at: number } | undefined;
  private reading: Promise<OptionRow[]> | undefined;
  private readonly listeners: (() => void)[] = [];
  private readonly task = new PeriodicTask(
    READ_EVERY_MS,
    async () => void (await this.rows()),
    () => undefined,
  );

  constructor(
    private readonly database: DataSource,
    private readonly clock: Clock,
  ) {}

  async onModuleInit(): Promise<void> {
    await this.rows();
  }

  onApplicationBootstrap(): void {
    this.task.start();
  }

  /** Registers a callback that runs whenever this process has read other rows than before. */
  onChange(listener: () => void): void {
    this.listeners.push(listener);
  }

  /** Before the database pool closes. */
  onModuleDestroy(): Promise<void> {
    return this.task.stop();
  }

  /** The nights of the season that are set, as they were last read, at most a second ago: every search asks for nights. */
  seasonNights(): SetNights[] {
    return this.kept?.nights ?? [];
  }

  /** @param tx the transaction of the caller, which would otherwise hold its connection while it waits for another one */
  async current(tx?: Transaction): Promise<OptionValues> {
    return optionsAt(await this.rows(tx), this.clock.now());
  }

  /** As `current`, with every change that is committed: for what cannot be taken back, such as a mail. */
  async committed(): Promise<OptionValues> {
    return optionsAt(await this.fresh(), this.clock.now());
  }

  /** What plans cost, today and from later days. */
  tariffsOf(rows: readonly OptionRow[]): Tariffs {
    const now = this.clock.now();
    const { freeLimit } = optionsAt(rows, now);
    return { tariffs: datedTariffs(rows), today: dayOfMoment(now), ...freeLimit };
  }

  /** Those that have not ended. While the database does not answer, the last known ones: pages are served from the cache then. */
  async rows(tx?: Transaction): Promise<OptionRow[]> {
    const at = this.clock.elapsed();
    if (this.kept && at - this.kept.at < KEPT_MS) return this.kept.rows;
    try {
      return this.keep(await (tx ? readOptions(tx) : this.readOnce()), at);
    } catch {
      return this.kept?.rows ?? [];
    }
  }

  /** As `rows`, with every change that is committed. Rejects while the database does not answer. */
  async fresh(): Promise<OptionRow[]> {
    const at = this.clock.elapsed();
    return this.keep(await readOptions(this.database), at);
  }

  /** @throws Problem 'conflict' with the reason, while the operator has closed it */
  async refuseClosed(what: Closable): Promise<void> {
    const reason = (await this.current()).closures[what];
    if (reason) throw Problem.conflict(OPTION_MESSAGES.closed[what](reason));
  }

  /**
   * @param former id of a setting that was removed
   * @returns the id
   */
  async insert(
    tx: Transaction,
    { name, value, from, until }: RecordedOption,
    former?: number,
  ): Promise<number> {
    const { id } = await oneRow<{ id: number }>(
      tx,
      `INSERT INTO options (id, name, value, valid_from, valid_until)
       VALUES (coalesce($5, nextval(pg_get_serial_sequence('options', 'id'))), $1, $2, $3, $4) RETURNING id`,
      [name, value, from, until, former ?? null],
    );
    return id;
  }

  /** Id of the last written one of a name that has not ended, 0 for none; no other is written until the transaction ends. */
  async lastId(tx: Transaction, name: OptionName): Promise<number> {
    await lockUntilCommit(tx, ADVISORY_LOCKS.options);
    const { last } = await oneRow<{ last: number }>(
      tx,
      `SELECT coalesce(max(id), 0) AS last FROM options WHERE name = $1 AND ${HAS_NOT_ENDED}`,
      [name],
    );
    return last;
  }

  /** Removes one and returns it; undefined if there is none. */
  async take(tx: Transaction, id: number): Promise<RecordedOption | undefined> {
    const row = await rowOf<OptionRow>(
      tx,
      'DELETE FROM options WHERE id = $1 RETURNING name, value, valid_from AS "from", valid_until AS "until"',
      [id],
    );
    if (!row) return undefined;
    const { name, value, from, until } = row;
    return { name, value, from: from.toISOString(), until: until?.toISOString() ?? null };
  }

  private keep(rows: OptionRow[], at: number): OptionRow[] {
    const before = this.kept?.rows;
    this.kept = { rows, nights: setNights(rows), at };
    if (before && !isDeepStrictEqual(rows, before)) for (const listener of this.listeners) listener();
    return rows;
  }

  private readOnce(): Promise<OptionRow[]> {
    this.reading ??= readOptions(this.database).finally(() => {
      this.reading = undefined;
    });
    return this.reading;
  }
}

const HAS_NOT_ENDED = '(valid_until IS NULL OR valid_until > now())';

/** Those that have not ended. */
export function readOptions(from: Database): Promise<OptionRow[]> {
  return rowsOf<OptionRow>(
    from,
    `SELECT id, name, value, valid_from AS "from", valid_until AS "until" FROM options
     WHERE ${HAS_NOT_ENDED} ORDER BY valid_from DESC, id DESC`,
  );
}
