import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { isRetryable } from './database-errors.js';

/** The transaction in which a use case works; every writer takes it as its first argument. */
export type Transaction = EntityManager;

const ATTEMPTS = 3;

/** Runs units of work; one that PostgreSQL gave up for a deadlock or a serialisation conflict is run again, twice. */
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
