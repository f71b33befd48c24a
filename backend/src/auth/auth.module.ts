import { Module } from '@nestjs/common';
import { AccountLinks } from './data/account-links.js';
import { Administrators } from './data/administrators.js';
import { Credentials } from './data/credentials.js';
import { Passkeys } from './data/passkeys.js';
import { SecondFactors } from './data/second-factors.js';
import { AccountLinksController } from './http/account-links.controller.js';
import { AccountsController } from './http/accounts.controller.js';
import { KnownDevices } from './http/known-devices.js';
import { OwnAccountController } from './http/own-account.controller.js';
import { PasskeyLoginController } from './http/passkey-login.controller.js';
import { PasskeysController } from './http/passkeys.controller.js';
import { SecondFactorController } from './http/second-factor.controller.js';
import { SessionController } from './http/session.controller.js';
import { SignIn } from './http/sign-in.js';
import { LocalStrategy } from './http/local.strategy.js';
import { LoginLimits } from './credentials/login-limits.js';
import { AccountMails } from './mail/account-mails.js';
import { InvitationMail } from './mail/invitation.mail.js';
import { PasswordChangedMail } from './mail/password-changed.mail.js';
import { ResetMail } from './mail/reset.mail.js';
import { SecondStepChangedMail } from './mail/second-step-changed.mail.js';
import { PasskeyCeremonies } from './credentials/passkey-ceremonies.js';
import { PasskeyChallenges } from './credentials/passkey-challenges.js';
import { Passwords } from './credentials/passwords.js';
import { AccountList } from './queries/account-list.js';
import { ChangeAccount } from './use-cases/change-account.js';
import { DefinePassword } from './use-cases/define-password.js';
import { InviteAccount } from './use-cases/invite-account.js';
import { OwnPasskeys } from './use-cases/own-passkeys.js';
import { OwnName } from './use-cases/own-name.js';
import { OwnPassword } from './use-cases/own-password.js';
import { OwnSecondFactor } from './use-cases/own-second-factor.js';
import { PasskeyLogin } from './use-cases/passkey-login.js';
import { PasskeyProofs } from './use-cases/passkey-proofs.js';
import { PasswordChanges } from './use-cases/password-changes.js';
import { RequestReset } from './use-cases/request-reset.js';
import { SecondStep } from './use-cases/second-step.js';
import { UndoAccounts } from './use-cases/undo-accounts.js';
import { UndoName } from './use-cases/undo-name.js';

@Module({
  controllers: [
    AccountLinksController,
    AccountsController,
    OwnAccountController,
    PasskeyLoginController,
    PasskeysController,
    SecondFactorController,
    SessionController,
  ],
  providers: [
    AccountLinks,
    AccountList,
    AccountMails,
    Administrators,
    ChangeAccount,
    Credentials,
    DefinePassword,
    InviteAccount,
    KnownDevices,
    LocalStrategy,
    LoginLimits,
    OwnPasskeys,
    OwnName,
    OwnPassword,
    OwnSecondFactor,
    PasskeyCeremonies,
    PasskeyChallenges,
    PasskeyLogin,
    PasskeyProofs,
    Passkeys,
    PasswordChanges,
    Passwords,
    RequestReset,
    SecondFactors,
    SecondStep,
    SignIn,
    UndoAccounts,
    UndoName,
  ],
  exports: [Administrators],
})
export class AuthModule {}

@Module({ providers: [AccountLinks, InvitationMail, PasswordChangedMail, ResetMail, SecondStepChangedMail] })
export class AuthWorkerModule {}
