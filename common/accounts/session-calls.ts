import type { CodeRequest } from './account-shapes.js';
import type { CheckAuthAnswer, CheckAuthQuery, LoginAnswer, LoginRequest } from './session-shapes.js';
import type { SimpleAnswer } from '../kernel/calls/answer-shapes.js';
import type { NoFields, Nothing, Refused } from '../kernel/calls/call.js';
import { publicRead, publicWrite } from '../kernel/calls/public-call.js';

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
