import 'reflect-metadata';
import { DataSource } from 'typeorm';
import { readSettings } from '#platform/config/settings.js';
import { dataSourceOptions } from '#platform/database/data-source-options.js';
import { holdAll } from '#platform/events/holding.js';
import { runMain } from './run-main.js';
import { ENTITIES } from './areas.js';
import { AlertDigests } from '../inquiries/alerts/public.js';
import { InquiryDigests } from '../inquiries/public.js';
import { holdScheduled } from '../newsletter/public.js';
import { ListingsToAnnounce } from '../listings/public.js';
import { print } from './terminal.js';

/**
 * `npm run hold`: after a restore by other means, such as pg_restore, holds all waiting mail and events, so that the copy sends nothing by
 * itself.
 */
await runMain(async () => {
  const database = await new DataSource({
    ...dataSourceOptions(readSettings().DATABASE_URL, ENTITIES),
    extra: {},
  }).initialize();
  try {
    const { mails, events, merged, homes, newsletters } = await database.transaction(async (tx) => ({
      ...(await holdAll(tx)),
      homes: await new AlertDigests().hold(tx),
      newsletters: await holdScheduled(tx),
      merged: (await new InquiryDigests().hold(tx)) + (await new ListingsToAnnounce().hold(tx)),
    }));
    print(
      `Held ${mails} messages, ${events} events, ${merged} listings and inquiries that wait for a merged message, and ${homes} homes that wait for the digest of alerts: release or discard them in Herramientas → Sin terminar. Held ${newsletters} scheduled newsletters: give them a new time or cancel them in Newsletter → Envíos.`,
    );
  } finally {
    await database.destroy();
  }
});
