import {
  changeAccount,
  definePassword,
  inviteAccount,
  removeAccount,
  repeatInvitation,
  requestReset,
} from '#common/accounts/account-calls.js';
import { exportList, exportListAsWorkbook } from '#common/listings/desk/desk-calls.js';
import type { Call } from '#common/kernel/calls/call.js';
import { exportContacts, exportContactsAsWorkbook } from '#common/contacts/contact-calls.js';
import { exportPayments, exportPaymentsAsWorkbook } from '#common/contracts/income-calls.js';
import { exportInquiries, exportInquiriesAsWorkbook } from '#common/inquiries/inquiry-calls.js';
import {
  rescheduleNewsletter,
  resumeNewsletter,
  scheduleNewsletter,
  sendNewsletter,
} from '#common/newsletter/newsletter-calls.js';
import { changePassword, confirmPassword, endSessions } from '#common/accounts/own-account-calls.js';
import {
  addPasskey,
  confirmByPasskey,
  loginByPasskey,
  removePasskey,
  renamePasskey,
} from '#common/accounts/passkey-calls.js';
import {
  correctPersonalData,
  erasePersonalData,
  findPersonalData,
} from '#common/owners/personal-data/personal-data-calls.js';
import {
  confirmSecondFactor,
  removeSecondFactor,
  renewRecoveryCodes,
} from '#common/accounts/second-factor-calls.js';
import { blockNetwork, unblockNetwork } from '#common/accounts/security/security-calls.js';
import { login, logout, logoutByLink, secondStep } from '#common/accounts/session-calls.js';
import {
  downloadBackup,
  downloadBackupByLink,
  exportListings,
  exportListingsByLink,
} from '#common/operations/download-calls.js';
import type { SecurityAction } from '#common/accounts/security/security-events.js';

/** Calls that are recorded as security events, whatever their outcome. */
export const WATCHED_CALLS: ReadonlyMap<Call<unknown, unknown>, SecurityAction> = new Map<
  Call<unknown, unknown>,
  SecurityAction
>([
  [login, 'login'],
  [secondStep, 'second-step'],
  [loginByPasskey, 'passkey-login'],
  [logout, 'logout'],
  [logoutByLink, 'logout'],
  [confirmPassword, 'confirm-password'],
  [confirmByPasskey, 'confirm-password'],
  [changePassword, 'change-password'],
  [requestReset, 'request-reset'],
  [definePassword, 'define-password'],
  [confirmSecondFactor, 'change-second-step'],
  [removeSecondFactor, 'change-second-step'],
  [renewRecoveryCodes, 'change-second-step'],
  [addPasskey, 'change-passkeys'],
  [renamePasskey, 'change-passkeys'],
  [removePasskey, 'change-passkeys'],
  [endSessions, 'end-sessions'],
  [inviteAccount, 'change-accounts'],
  [repeatInvitation, 'change-accounts'],
  [changeAccount, 'change-accounts'],
  [removeAccount, 'change-accounts'],
  [downloadBackup, 'backup'],
  [downloadBackupByLink, 'backup'],
  [exportListings, 'export'],
  [exportListingsByLink, 'export'],
  [exportPayments, 'export'],
  [exportPaymentsAsWorkbook, 'export'],
  [exportContacts, 'export'],
  [exportContactsAsWorkbook, 'export'],
  [exportInquiries, 'export'],
  [exportInquiriesAsWorkbook, 'export'],
  [exportList, 'export'],
  [exportListAsWorkbook, 'export'],
  [findPersonalData, 'personal-data'],
  [erasePersonalData, 'personal-data'],
  [correctPersonalData, 'personal-data'],
  [sendNewsletter, 'newsletter'],
  [scheduleNewsletter, 'newsletter'],
  [rescheduleNewsletter, 'newsletter'],
  [resumeNewsletter, 'newsletter'],
  [blockNetwork, 'block-network'],
  [unblockNetwork, 'block-network'],
]);
