import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { isRetryable } from './database-errors.js';

/** The transaction of a use case; every writer takes it as its first argument. */
export type Transaction = EntityManager;

const ATTEMPTS = 3;

/**
 * Runs the work and rolls back its writes. Its result, errors and duration are those of work that is stored, so that a blocked sender
 * cannot tell the difference.
 */
export async function rolledBack<T>(tx: Transaction, work: () => Promise<T>): Promise<T> {
  await tx.query('SAVEPOINT rolled_back');
  const result = await work();
  await tx.query('ROLLBACK TO SAVEPOINT rolled_back');
  return result;
}

/** Runs transactions. A deadlock or serialisation failure is retried at most twice. */
@Injectable()
export class Transactions {
  constructor(private readonly database: DataSource) {}

  /**
   * @param work may run up to three times, so it must have no effects outside the transaction
   * @throws what the work throws, and errors of the database
   */
  async run<T>(work: (tx: Transaction) => Promise<T>): Promise<T> {
    for (let attempt = 1; ; attempt++) {
      try {
        return await this.database.transaction(work);
      } catch (error) {
        if (attempt === ATTEMPTS || !isRetryable(error)) throw error;
      }
    }
  }
}
