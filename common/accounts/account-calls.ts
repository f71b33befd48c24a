import type { SimpleAnswer } from '../kernel/calls/answer-shapes.js';
import type { IdQuery } from '../kernel/calls/request-shapes.js';
import type { Nothing, Refused } from '../kernel/calls/call.js';
import { read, removal, write } from '../kernel/calls/operator-call.js';
import { publicWrite } from '../kernel/calls/public-call.js';
import type { Role } from '../kernel/calls/roles.js';

/** `invitada`: has not chosen a password yet. */
export type AccountState = 'activa' | 'invitada' | 'desactivada';

/** An account of the back office. */
export interface AccountWire {
  idCuenta: number;
  email: string;
  /** Empty if it has none. */
  nombre: string;
  rol: Role;
  estado: AccountState;
  creada: string;
  ultimoIngreso: string | null;
  /** Until when the invitation is valid; null if it is not. */
  invitacionVence: string | null;
  /** Whether the account has a second factor. */
  segundoPaso: boolean;
  /** Whether it is the requester's own account. */
  esPropia: boolean;
}

/** GET cuentas/verCuentas */
export interface AccountsAnswer {
  success: true;
  cuentas: AccountWire[];
}

/** Body of cuentas/invitarCuenta */
export interface InvitationRequest {
  email: string;
  nombre?: string;
  rol: Role;
}

/** Body of cuentas/reenviarInvitacion */
export interface AccountRequest {
  idCuenta: number;
}

/** Body of cuentas/modificarCuenta */
export interface AccountChangeRequest extends AccountRequest {
  rol: Role;
  activa: boolean;
}

export type LinkPurpose = 'invitacion' | 'clave';

/** Body of cuentas/verEnlace: the token of a link in a mail. */
export interface LinkRequest {
  enlace: string;
}

/** POST cuentas/verEnlace: for whom the link is. */
export interface LinkAnswer {
  success: true;
  email: string;
  tipo: LinkPurpose;
}

/** Body of cuentas/definirClave */
export interface NewPasswordRequest extends LinkRequest {
  clave: string;
}

/** Body of cuentas/pedirClave */
export interface ResetRequest {
  email: string;
}

/** Body of cuenta/cambiarClave */
export interface PasswordChangeRequest {
  actual: string;
  nueva: string;
}

/** GET cuenta/verNombre: the name by which colleagues see the own account; empty without one. */
export interface OwnNameAnswer {
  success: true;
  nombre: string;
}

/** Body of cuenta/cambiarNombre: empty to have none. */
export interface OwnNameRequest {
  nombre: string;
}

/** Body of cuenta/confirmarClave */
export interface ConfirmationRequest {
  clave: string;
}

/** An open session of the own account. */
export interface SessionWire {
  idSesion: string;
  /** Browser and system, as far as the browser says. */
  dispositivo: string;
  /** Network, abbreviated. */
  red: string;
  desde: string;
  ultimaActividad: string;
  /** Whether it is the requester's own session. */
  esEsta: boolean;
}

/** GET cuenta/verSesiones */
export interface SessionsAnswer {
  success: true;
  sesiones: SessionWire[];
}

/** Body of cuenta/cerrarSesiones: an empty `idSesion` ends all except the requester's. */
export interface SessionEndRequest {
  idSesion: string;
}

/** Body of admin/segundoPaso and cuenta/activarSegundoPaso: a code of the app; for a login also a recovery code. */
export interface CodeRequest {
  codigo: string;
}

/** GET cuenta/verSegundoPaso */
export interface SecondFactorAnswer {
  success: true;
  /** Null without a second factor. */
  desde: string | null;
  codigosRestantes: number;
}

/** POST cuenta/prepararSegundoPaso */
export interface PreparedFactorAnswer {
  success: true;
  /** The key, to type it into the app. */
  clave: string;
  /** The same for a QR code. */
  uri: string;
}

/** POST cuenta/activarSegundoPaso, cuenta/renovarCodigos: codes that work once each and are not shown again. */
export interface RecoveryCodesAnswer {
  success: true;
  message: string;
  codigos: string[];
}

/** A passkey of the own account. */
export interface PasskeyWire {
  idClave: number;
  nombre: string;
  creada: string;
  ultimoUso: string | null;
  /** Whether its provider keeps a copy, so that it works on several devices. */
  sincronizada: boolean;
}

/** GET cuenta/verClavesDeAcceso */
export interface PasskeysAnswer {
  success: true;
  claves: PasskeyWire[];
}

/** WebAuthn options: JSON as `PublicKeyCredential.parse…OptionsFromJSON` reads it. */
export interface PasskeyOptionsAnswer {
  success: true;
  opciones: string;
}

/** Body of admin/pedirClaveDeAcceso: as the second step of a login, or instead of a password. */
export interface PasskeyLoginOptionsRequest {
  segundoPaso: boolean;
}

/** The browser's response: the JSON of its credential. */
export interface PasskeyRequest {
  credencial: string;
}

/** Body of admin/ingresarConClaveDeAcceso */
export interface PasskeyLoginRequest extends PasskeyRequest {
  segundoPaso: boolean;
}

/** Body of cuenta/agregarClaveDeAcceso */
export interface NewPasskeyRequest extends PasskeyRequest {
  nombre: string;
}

/** Body of cuenta/quitarClaveDeAcceso */
export interface PasskeyRemovalRequest {
  idClave: number;
}

/** Body of cuenta/renombrarClaveDeAcceso */
export interface PasskeyNameRequest extends PasskeyRemovalRequest {
  nombre: string;
}

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
