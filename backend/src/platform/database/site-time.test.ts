import { momentOfSiteTime, siteDay, siteTime, startOfDay } from './site-time.js';

describe('the time of the site, in SQL,', () => {
  it.each([
    [siteTime('created_at'), "(created_at AT TIME ZONE 'America/Argentina/Buenos_Aires')"],
    [siteDay('now()'), "(now() AT TIME ZONE 'America/Argentina/Buenos_Aires')::date"],
    [momentOfSiteTime('$1'), "($1::timestamp AT TIME ZONE 'America/Argentina/Buenos_Aires')"],
    [startOfDay('$1'), "($1::date::timestamp AT TIME ZONE 'America/Argentina/Buenos_Aires')"],
  ])('is %s', (expression, sql) => expect(expression).toBe(sql));
});
