import { useEffect, useRef, useState } from 'react';
import { showOwnPhoto, type OwnPhotoWire } from '#common/listings/photos/owner-photo-calls.js';
import type { ImageWire } from '#common/listings/photos/picture-shapes.js';

/**
 * The photos with addresses of their pictures. They are not public, so each picture is requested with the token in the body and kept in memory;
 * until it is there, the preview is shown.
 * @param loadedAt when the photos were loaded; a picture that failed is requested again after each load
 */
export function useOwnPictures(
  token: string,
  photos: readonly OwnPhotoWire[],
  loadedAt: number,
): ImageWire[] {
  const [addresses, setAddresses] = useState<ReadonlyMap<number, string>>(new Map());
  const asked = useRef(new Set<number>());
  const ready = photos.filter(({ estado }) => estado === 'lista').map(({ idFoto }) => idFoto);
  const missing = ready.join();
  useEffect(() => {
    for (const id of missing.split(',').filter(Boolean).map(Number)) {
      if (asked.current.has(id)) continue;
      asked.current.add(id);
      void fetchPicture(token, id).then((picture) => {
        if (!picture) return asked.current.delete(id);
        return setAddresses((known) => new Map(known).set(id, URL.createObjectURL(picture)));
      });
    }
  }, [token, missing, loadedAt]);
  useRevoked(addresses);
  return photos.map(({ idFoto, orden, estado, blur, ancho, alto }) => {
    const address = addresses.get(idFoto) ?? blur;
    return {
      idImagenes: idFoto,
      orden,
      estado,
      blur,
      ancho,
      alto,
      url: address,
      miniatura: address,
      avif: '',
      webp: '',
      alt: `Foto ${orden}`,
    };
  });
}

/** Undefined if it cannot be loaded. */
async function fetchPicture(token: string, idFoto: number): Promise<Blob | undefined> {
  try {
    const response = await fetch(showOwnPhoto.path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ enlace: token, idFoto }),
    });
    return response.ok ? await response.blob() : undefined;
  } catch {
    return undefined;
  }
}

/** Releases the pictures when the page is left. */
function useRevoked(addresses: ReadonlyMap<number, string>): void {
  const last = useRef(addresses);
  useEffect(() => {
    last.current = addresses;
  }, [addresses]);
  useEffect(
    () => () => {
      for (const address of last.current.values()) URL.revokeObjectURL(address);
    },
    [],
  );
}
