import '@fastify/session';

declare module 'fastify' {
  interface Session {
    administratorId?: number;
    email?: string;
    /** Milliseconds since 1970. */
    startedAt?: number;
    /** The last time that a person did something. */
    seenAt?: number;
  }
}
