import 'reflect-metadata';
import { readSettings } from '#platform/config/settings.js';
import { createHttpApp } from '#platform/server/http-app.js';
import { inheritedSocket } from '#platform/config/inherited-socket.js';
import { limitShutdown } from '#platform/process/limit-shutdown.js';
import { runMain } from './run-main.js';
import { waitForDatabase } from '#platform/database/wait-for-database.js';
import { checkSecretsInUse } from '#platform/secrets/check-secrets.js';
import { checkStorage } from '#platform/files/open-storage.js';
import { hasAccounts } from '../accounts/public.js';
import { IndexFeed, LandingPages } from '../search/public.js';
import { WebModule } from './web.module.js';
import { serveFrontendFiles } from '../site/public.js';

await runMain(async () => {
  const settings = readSettings();
  limitShutdown(settings.DRAIN_SECONDS);
  await waitForDatabase(settings);
  await checkSecretsInUse(settings, hasAccounts);
  await checkStorage(settings);
  const app = await createHttpApp(WebModule, settings);
  // Read before a page of results needs it, because the scan takes seconds with a million listings; not earlier, because it slows the filling of
  // the index. After a failure the first page reads it.
  const landings = app.get(LandingPages, { strict: false });
  app.get(IndexFeed, { strict: false }).onComplete(() => void landings.all().catch(() => undefined));
  await serveFrontendFiles(app);
  const fd = inheritedSocket(settings);
  await app.listen({ host: settings.HOST, ...(fd === undefined ? { port: settings.PORT } : { fd }) });
});
