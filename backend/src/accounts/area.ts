import type { Area } from '#platform/database/area.js';
import { Administrator } from './credentials/administrator.entity.js';
import { LINKS_SWEEP } from './credentials/account-links.js';

export const ACCOUNTS: Area = {
  tables: {
    account_links: { other: 'id administrator_id purpose expires_at created_at' },
    administrators: {
      kept: 'Accounts of the back office have a screen of their own.',
      personal: 'email password_hash totp_secret name',
      other:
        'id created_at role disabled_at credential_version last_login_at totp_confirmed_at totp_last_step has_passkey',
    },
    passkeys: {
      kept: 'Accounts of the back office have a screen of their own.',
      personal: 'credential_id public_key label',
      other: 'id administrator_id sign_count transports backed_up created_at last_used_at',
    },
    recovery_codes: {
      kept: 'Accounts of the back office have a screen of their own.',
      personal: 'digest',
      other: 'administrator_id',
    },
  },
  entities: [Administrator],
  sweeps: [LINKS_SWEEP],
};
