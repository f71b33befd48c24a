import {
  changeAccount,
  definePassword,
  inviteAccount,
  removeAccount,
  repeatInvitation,
  requestReset,
} from '#common/calls/accounts.js';
import { exportList, exportListAsWorkbook } from '#common/calls/admin-listings.js';
import type { Call } from '#common/calls/call.js';
import { exportContacts, exportContactsAsWorkbook } from '#common/calls/contacts.js';
import { exportPayments, exportPaymentsAsWorkbook } from '#common/calls/income.js';
import { exportInquiries, exportInquiriesAsWorkbook } from '#common/calls/inquiries.js';
import {
  rescheduleNewsletter,
  resumeNewsletter,
  scheduleNewsletter,
  sendNewsletter,
} from '#common/calls/newsletter.js';
import { changePassword, confirmPassword, endSessions } from '#common/calls/own-account.js';
import {
  addPasskey,
  confirmByPasskey,
  loginByPasskey,
  removePasskey,
  renamePasskey,
} from '#common/calls/passkeys.js';
import { correctPersonalData, erasePersonalData, findPersonalData } from '#common/calls/personal-data.js';
import { confirmSecondFactor, removeSecondFactor, renewRecoveryCodes } from '#common/calls/second-factor.js';
import { blockNetwork, unblockNetwork } from '#common/calls/security.js';
import { login, logout, logoutByLink, secondStep } from '#common/calls/session.js';
import {
  downloadBackup,
  downloadBackupByLink,
  exportListings,
  exportListingsByLink,
} from '#common/calls/downloads.js';
import type { SecurityAction } from '#common/vocabulary/security.js';

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
