import '@fastify/session';
import type { Role } from '#common/kernel/calls/roles.js';

declare module 'fastify' {
  interface Session {
    administratorId?: number;
    /** Version of the account's credentials at the login; the session ends when the account has another. */
    credentialVersion?: number;
    /** Account whose password was right, while its second step is missing. */
    pendingId?: number;
    pendingAt?: number;
    /** E-mail and role of the account, and whether it has a second step; read again with each request. */
    email?: string;
    role?: Role;
    secondStep?: boolean;
    /** Milliseconds since 1970. */
    startedAt?: number;
    /** Time of the user's last activity. */
    seenAt?: number;
    /** Time at which the account was last confirmed by its password or a passkey. */
    confirmedAt?: number;
    /** Network and browser of the login, for the list of sessions. */
    network?: string;
    device?: string;
  }
}
