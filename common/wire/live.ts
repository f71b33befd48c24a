/** Query of trabajo/verNovedades */
export interface LiveQuery {
  /** Id of the notice that the screen shows. */
  mirando?: number;
}

/** A notice that another account has open. */
export interface ViewWire {
  idInmueble: number;
  email: string;
}

/** GET trabajo/verNovedades; with `Accept: text/event-stream`, a stream of these. */
export interface LiveAnswer {
  success: true;
  /** Differs from the last one once anything was published, decided, edited, asked or sent. */
  cambios: number;
  mirando: ViewWire[];
}
