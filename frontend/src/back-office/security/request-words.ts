import type { Call } from '#common/calls/call.js';
import { createInquiry, revealPhone } from '#common/calls/inquiries.js';
import { recordView } from '#common/calls/listing-facts.js';
import { publishListing } from '#common/calls/publication.js';
import { login } from '#common/calls/session.js';
import { sendMessage } from '#common/calls/support.js';

/** A call of any types. */
type AnyCall = Pick<Call<never, unknown>, 'method' | 'path'>;

const CALLS: readonly [AnyCall, string][] = [
  [publishListing, 'Publicar un aviso'],
  [createInquiry, 'Consultar por un aviso'],
  [revealPhone, 'Ver un teléfono'],
  [sendMessage, 'Escribir a soporte'],
  [recordView, 'Contar una visita'],
  [login, 'Entrar a la administración'],
];

const WORDS: ReadonlyMap<string, string> = new Map(
  CALLS.map(([{ method, path }, words]) => [`${method} ${path}`, words]),
);

const REASONS: Readonly<Record<number, string>> = {
  400: 'datos no válidos',
  401: 'sin sesión o con otra contraseña',
  403: 'no permitido',
  413: 'demasiado grande',
  415: 'otro formato',
  429: 'demasiados',
};

/** What was asked for, in words where it has a name: `Publicar un aviso`, `GET /api/admin/generarBackup`. */
export function requestText(route: string): string {
  return WORDS.get(route) ?? route;
}

/** Why requests with this status were refused. */
export function reasonText(status: number): string {
  return REASONS[status] ?? String(status);
}
