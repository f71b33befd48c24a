import type { CodeRequest } from './account-calls.js';
import type { SimpleAnswer } from '../kernel/calls/answer-shapes.js';
import type { NoFields, Nothing, Refused } from '../kernel/calls/call.js';
import { publicRead, publicWrite } from '../kernel/calls/public-call.js';
import type { Role } from '../kernel/calls/roles.js';

/** `clave`: a passkey. */
export type SecondStepKind = 'codigo' | 'clave';

/** POST admin/login */
export interface LoginRequest {
  email: string;
  password: string;
}

/** POST admin/login */
export interface LoginAnswer extends SimpleAnswer {
  /** The session begins only after a second step: a code (admin/segundoPaso) or a passkey. */
  segundoPaso?: true;
  /** The second steps of an account with passkeys. */
  pasos?: SecondStepKind[];
}

/** Query of admin/check-auth: `activo=1` counts as activity. */
export interface CheckAuthQuery {
  activo?: 1;
}

/** GET admin/check-auth: always 200. */
export interface CheckAuthAnswer {
  authenticated: boolean;
  expired: boolean;
  /** Seconds until the session expires without activity; 0 without a session. */
  segundosRestantes: number;
  /** Whether the session ends after them also with activity, because it has its longest duration then. */
  porDuracion: boolean;
  email: string | null;
  /** Role of the account; null without a session. */
  rol: Role | null;
  /** Whether the account must have a second step and has none; until then most calls are refused. */
  faltaSegundoPaso: boolean;
}

/** Begins the operator's session. */
export const login = publicWrite<LoginRequest, LoginAnswer, Refused<401 | 429>>('admin/login');

/** The second step of a login, for accounts with a second factor. */
export const secondStep = publicWrite<CodeRequest, SimpleAnswer, Refused<401 | 429>>('admin/segundoPaso');

/** Ends the session, if there is one. */
export const logout = publicWrite<NoFields, SimpleAnswer>('admin/logout');

/** Ends the session by a GET, for links. */
export const logoutByLink = publicRead<Nothing, SimpleAnswer, Refused<403>>('admin/logout');

/** Whether the session is valid, and for how long. */
export const checkAuth = publicRead<CheckAuthQuery, CheckAuthAnswer>('admin/check-auth');
