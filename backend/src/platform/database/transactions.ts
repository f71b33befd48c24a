import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { isRetryable } from './database-errors.js';

/** The transaction of a use case; every writer takes it as its first argument. */
export type Transaction = EntityManager;

const ATTEMPTS = 3;

/** Runs transactions. A deadlock or serialisation failure is retried at most twice. */
@Injectable()
export class Transactions {
  constructor(private readonly database: DataSource) {}

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
