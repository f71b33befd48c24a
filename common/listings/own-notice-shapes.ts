/** POST miAviso/ver, and what every call by an owner's link sends: the token of the link. */
export interface OwnNoticeRequest {
  enlace: string;
}
