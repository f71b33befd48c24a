import type { ListingStatusName } from '#common/listings/listing-status.js';
import { paths } from '../../app/paths.js';

/** A notice that a message to its owner is about. */
export interface MessageNotice {
  id: number;
  /** Null before its approval. */
  codigo: string | null;
  estado: ListingStatusName;
  direccion: string;
}

/**
 * Values of a template's placeholders about a notice. Without a notice, `{aviso}` is empty and the other placeholders stay, to be filled in
 * by hand. So do the code before the approval, and the link of a notice that is not public.
 */
export function noticeFacts(notice: MessageNotice | undefined, siteUrl: string): Record<string, string> {
  if (!notice) return { aviso: '' };
  const { codigo, direccion, estado } = notice;
  return {
    aviso: codigo === null ? `por tu aviso de ${direccion}` : `por tu aviso ${codigo}`,
    direccion,
    ...(codigo !== null && { codigo }),
    ...(codigo !== null && estado === 'alta' && { enlace: new URL(paths.sheet(codigo), siteUrl).href }),
  };
}
