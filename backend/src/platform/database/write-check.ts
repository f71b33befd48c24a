/** A write that no other code reads: a standby, a read-only database and a full disk answer every query and refuse it. */
export const WRITE = `INSERT INTO public.rate_limits (key, points, expire) VALUES ('readiness', 1, extract(epoch FROM now()) * 1000 + 60000)
  ON CONFLICT (key) DO UPDATE SET expire = excluded.expire`;
