/** What every call about the photos of a publication sends: the token of its answer, before the files. */
export interface PhotoPassRequest {
  pase: string;
}

/** POST inmueble/crear/ordenarFotos */
export interface PublicationPhotoOrder extends PhotoPassRequest {
  /** Names of photos, the cover first. */
  fotos: string[];
}

/** POST inmueble/crear/quitarFoto */
export interface PublicationPhotoRequest extends PhotoPassRequest {
  foto: string;
}

export interface PublicationPhotosAnswer {
  success: true;
  message: string;
  /** Names of the added photos, by which the same token orders and removes them. */
  fotos: string[];
  /** Refusals by file name. */
  errores: Record<string, string[]>;
}
