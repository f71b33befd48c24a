import type { APIRequestContext } from 'playwright/test';
import {
  listActive,
  listPending,
  listRejected,
  listWithdrawn,
  type AdminListingRow,
} from '#common/listings/desk/desk-calls.js';
import { adminPaths, detailPath, ownerPath } from '../../frontend/src/desk/admin-paths.js';

async function firstOf(request: APIRequestContext, path: string): Promise<AdminListingRow> {
  const [row] = (await (await request.get(path)).json()) as AdminListingRow[];
  if (!row) throw new Error(`The demonstration has no notice in ${path}`);
  return row;
}

/** The path of every screen of the back office, of a notice of each status, and of an owner. Needs a session and the demonstration data. */
export async function deskPaths(request: APIRequestContext): Promise<string[]> {
  const active = await firstOf(request, `${listActive.path}?tipoOperacion=alquiler`);
  const id = async ({ path }: { path: string }) => (await firstOf(request, path)).idInmuebles;
  return [
    ...Object.values(adminPaths).filter((path) => path !== adminPaths.login),
    `${adminPaths.pending}?estado=rechazados`,
    `${adminPaths.active}?estado=rechazados`,
    `${adminPaths.newsletter}?ver=envios`,
    ownerPath(active.idContacto),
    detailPath('alta', active.idInmuebles),
    detailPath('pendiente', await id(listPending)),
    detailPath('rechazado', await id(listRejected)),
    detailPath('altaRechazado', await id(listWithdrawn)),
  ];
}
