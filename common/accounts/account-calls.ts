import type {
  AccountChangeRequest,
  AccountRequest,
  AccountsAnswer,
  InvitationRequest,
  LinkAnswer,
  LinkRequest,
  NewPasswordRequest,
  ResetRequest,
} from './account-shapes.js';
import type { SimpleAnswer } from '../kernel/calls/answer-shapes.js';
import type { IdQuery } from '../kernel/calls/request-shapes.js';
import type { Nothing, Refused } from '../kernel/calls/call.js';
import { read, removal, write } from '../kernel/calls/operator-call.js';
import { publicWrite } from '../kernel/calls/public-call.js';

/** Every account of the back office. */
export const listAccounts = read<Nothing, AccountsAnswer>('cuentas/verCuentas', { role: 'administrator' });

/** Creates an account without password and mails its owner a link to choose one. */
export const inviteAccount = write<InvitationRequest, SimpleAnswer>('cuentas/invitarCuenta', {
  role: 'administrator',
  recent: true,
});

/** Mails a new link to an invited account; the earlier one stops working. */
export const repeatInvitation = write<AccountRequest, SimpleAnswer, Refused<404>>(
  'cuentas/reenviarInvitacion',
  { role: 'administrator', recent: true },
);

/** Changes the role of an account, or disables or enables it. Its sessions end if it is disabled. */
export const changeAccount = write<AccountChangeRequest, SimpleAnswer, Refused<404>>(
  'cuentas/modificarCuenta',
  { role: 'administrator', recent: true },
);

/** Deletes an account and ends its sessions. */
export const removeAccount = removal<IdQuery, SimpleAnswer, Refused<404>>('cuentas/eliminarCuenta', {
  role: 'administrator',
  recent: true,
});

/** Mails a link to choose another password, if the address has an account. The answer does not reveal whether it has. */
export const requestReset = publicWrite<ResetRequest, SimpleAnswer, Refused<429>>('cuentas/pedirClave');

/** The address of the account for which a link was mailed, and the purpose of the link. */
export const readAccountLink = publicWrite<LinkRequest, LinkAnswer, Refused<410 | 429>>('cuentas/verEnlace');

/** Sets the password of the account for which a link was mailed. The link then stops working. */
export const definePassword = publicWrite<NewPasswordRequest, SimpleAnswer, Refused<410 | 429>>(
  'cuentas/definirClave',
);
