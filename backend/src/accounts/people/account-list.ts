import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { Role } from '#common/kernel/calls/roles.js';
import { Clock } from '#platform/process/clock.js';
import { rowsOf } from '#platform/database/rows.js';

export interface ListedAccount {
  id: number;
  email: string;
  name: string;
  role: Role;
  hasPassword: boolean;
  hasSecondFactor: boolean;
  disabledAt: Date | null;
  createdAt: Date;
  lastLoginAt: Date | null;
  /** Null unless an invitation is valid. */
  invitedUntil: Date | null;
}

/** Every account, oldest first. */
@Injectable()
export class AccountList {
  constructor(
    private readonly database: DataSource,
    private readonly clock: Clock,
  ) {}

  async all(): Promise<ListedAccount[]> {
    return rowsOf<ListedAccount>(
      this.database,
      `SELECT a.id, a.email, a.name, a.role, a.password_hash IS NOT NULL AS "hasPassword",
              a.totp_confirmed_at IS NOT NULL OR a.has_passkey
                AS "hasSecondFactor", a.disabled_at AS "disabledAt",
              a.created_at AS "createdAt", a.last_login_at AS "lastLoginAt",
              (SELECT max(k.expires_at) FROM account_links k WHERE k.administrator_id = a.id AND k.purpose = 'invitation' AND k.expires_at > $1)
                AS "invitedUntil"
       FROM administrators a ORDER BY a.id`,
      [this.clock.now()],
    );
  }
}
