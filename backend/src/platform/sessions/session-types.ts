import '@fastify/session';

declare module 'fastify' {
  interface Session {
    administratorId?: number;
    email?: string;
    /** Milliseconds since 1970. */
    startedAt?: number;
    /** Time of the user's last activity. */
    seenAt?: number;
  }
}
