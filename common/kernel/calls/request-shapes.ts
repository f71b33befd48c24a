/** The requested page of a list. */
export interface PageQuery {
  /** From 1. */
  pagina?: number;
  porPagina?: number;
}

/** As above, for a list with a text filter. */
export interface SearchedPageQuery extends PageQuery {
  buscar?: string;
}

/** Query of the calls that identify something by id. */
export interface IdQuery {
  id: number;
}

/** Query of the calls that identify a listing by `idInmueble`. */
export interface ListingQuery {
  idInmueble: number;
}

/** Query of the calls that identify a listing by `idInmuebles`. */
export interface ListingsQuery {
  idInmuebles: number;
}
