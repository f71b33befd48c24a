import { LINKED_ADMIN_PATHS } from '#common/kernel/admin-paths.js';
import type { ListingStatusName } from '#common/listings/listing-status.js';
import { SCREENS, type ScreenName } from './screens.js';

const pathsOfScreens = Object.fromEntries(SCREENS.map(({ name, path }) => [name, path])) as Record<
  ScreenName,
  string
>;

/** Every path of the back office (back-office.md §2). */
export const adminPaths = {
  login: LINKED_ADMIN_PATHS.login,
  password: LINKED_ADMIN_PATHS.password,
  forgotten: '/admin/olvide',
  ...pathsOfScreens,
};

/** Path of an owner's page. */
export const OWNER_FOLDER = '/admin/duenios';

export function ownerPath(contactId: number): string {
  return `${OWNER_FOLDER}/${contactId}`;
}

export const DETAIL_FOLDERS: Readonly<Record<ListingStatusName, string>> = {
  pendiente: adminPaths.pending,
  rechazado: '/admin/inmueblesBajas',
  alta: adminPaths.active,
  altaRechazado: '/admin/inmueblesAltaRechazados',
};

/** Path of a listing's detail; `search` carries the filters of the list it was opened from. */
export function detailPath(state: ListingStatusName, id: number, search = ''): string {
  return `${DETAIL_FOLDERS[state]}/${id}${search}`;
}

/** Actions that the URL of a notice can start on its screen. */
export type AskedAction =
  | 'pago'
  | 'alta'
  | 'rechazo'
  | 'estado'
  | 'nota'
  | 'escribir'
  | 'fotos'
  | 'blacklist';

/** Path of a listing's detail that starts an action: opens a dialog, or focuses the note field or the photos to review. */
export function noticeActionPath(state: ListingStatusName, id: number, action: AskedAction): string {
  return `${detailPath(state, id)}#${action}`;
}

/** The listing whose detail a path shows, with the status by which it is shown; undefined for other screens. */
export function noticeOfPath(pathname: string): { state: ListingStatusName; id: number } | undefined {
  const id = listingOfPath(pathname);
  const states = Object.keys(DETAIL_FOLDERS) as ListingStatusName[];
  const state = states.find((one) => pathname === `${DETAIL_FOLDERS[one]}/${id}`);
  return state && id !== undefined ? { state, id } : undefined;
}

/** Id of the listing whose detail a path shows; undefined for other screens. */
export function listingOfPath(pathname: string): number | undefined {
  const folder = Object.values(DETAIL_FOLDERS).find((one) => pathname.startsWith(`${one}/`));
  const id = Number(pathname.slice((folder ?? '').length + 1));
  return folder && Number.isInteger(id) && id > 0 ? id : undefined;
}

/** Name of the parameter that opens a conversation on the screen of messages. */
export const CONVERSATION = 'conversacion';

/** The conversation with the sender of a message; `params` carries the filters of the list it is opened from. */
export function conversationPath(messageId: number, params?: URLSearchParams): string {
  const search = new URLSearchParams(params);
  search.set(CONVERSATION, String(messageId));
  return `${adminPaths.support}?${search}`;
}
