import { Module } from '@nestjs/common';
import { AccountLinks } from './credentials/account-links.js';
import { Administrators } from './credentials/administrators.js';
import { Credentials } from './credentials/credentials.js';
import { Passkeys } from './credentials/passkeys.js';
import { SecondFactors } from './credentials/second-factors.js';
import { AccountLinksController } from './people/account-links.controller.js';
import { AccountsController } from './people/accounts.controller.js';
import { KnownDevices } from './credentials/known-devices.js';
import { OwnAccountController } from './own-account/own-account.controller.js';
import { PasskeyLoginController } from './sign-in/passkey-login.controller.js';
import { PasskeysController } from './own-account/passkeys.controller.js';
import { SecondFactorController } from './own-account/second-factor.controller.js';
import { SessionController } from './sign-in/session.controller.js';
import { SignIn } from './sign-in/sign-in.js';
import { LocalStrategy } from './sign-in/local.strategy.js';
import { LoginLimits } from './sign-in/login-limits.js';
import { AccountMails } from './credentials/account-mails.js';
import { InvitationMail } from './people/invitation.mail.js';
import { PasswordChangedMail } from './credentials/password-changed.mail.js';
import { ResetMail } from './people/reset.mail.js';
import { SecondStepChangedMail } from './own-account/second-step-changed.mail.js';
import { PasskeyCeremonies } from './sign-in/passkey-ceremonies.js';
import { PasskeyChallenges } from './sign-in/passkey-challenges.js';
import { Passwords } from './credentials/passwords.js';
import { AccountList } from './people/account-list.js';
import { ChangeAccount } from './people/change-account.js';
import { DefinePassword } from './people/define-password.js';
import { InviteAccount } from './people/invite-account.js';
import { OwnPasskeys } from './own-account/own-passkeys.js';
import { OwnName } from './own-account/own-name.js';
import { OwnPassword } from './own-account/own-password.js';
import { OwnSecondFactor } from './own-account/own-second-factor.js';
import { PasskeyLogin } from './sign-in/passkey-login.js';
import { PasskeyProofs } from './sign-in/passkey-proofs.js';
import { PasswordChanges } from './credentials/password-changes.js';
import { RequestReset } from './people/request-reset.js';
import { SecondStep } from './sign-in/second-step.js';
import { UndoAccounts } from './people/undo-accounts.js';
import { UndoName } from './own-account/undo-name.js';

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
