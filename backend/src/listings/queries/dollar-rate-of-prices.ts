import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

/** The last known rate, by which prices of both currencies are compared. Asks no outside source. */
@Injectable()
export class DollarRateOfPrices {
  constructor(private readonly database: DataSource) {}

  /** Pesos for a dollar; null while none has ever been known. */
  async current(): Promise<number | null> {
    const [rate]: { value: string }[] = await this.database.query(
      `SELECT value FROM exchange_rates WHERE currency = 'USD'`,
    );
    return rate ? Number(rate.value) : null;
  }
}
