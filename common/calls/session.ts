import type { CheckAuthAnswer, CheckAuthQuery, LoginRequest, SimpleAnswer } from '../wire/admin.js';
import type { NoFields, Nothing, Refused } from './call.js';
import { publicRead, publicWrite } from './public-call.js';

/** Begins the operator's session. */
export const login = publicWrite<LoginRequest, SimpleAnswer, Refused<401 | 429>>('admin/login');

/** Ends the session, if there is one. */
export const logout = publicWrite<NoFields, SimpleAnswer>('admin/logout');

/** The same as a GET, for links. */
export const logoutByLink = publicRead<Nothing, SimpleAnswer, Refused<403>>('admin/logout');

/** Whether the session is valid, and for how long. */
export const checkAuth = publicRead<CheckAuthQuery, CheckAuthAnswer>('admin/check-auth');
