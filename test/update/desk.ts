import { aPublication } from '../builders/publication.js';
import type { ServerProcess } from '../support/server-process.js';

export const OPERATOR = { email: 'operador@ejemplo.com', password: 'una clave larga' };

/** An answer that a user would take for a failure. */
export class Refused extends Error {
  constructor(what: string, answer: Response, body: string) {
    super(`${what}: ${answer.status} ${body.slice(0, 300)}`);
  }
}

/** Requests of an operator and of owners, which any version must answer. */
export class Desk {
  private cookie = '';
  /** By the owner's e-mail. */
  readonly codes = new Map<string, string>();

  /** @param idOf finds the listing of an owner */
  constructor(private readonly idOf: (email: string) => Promise<number>) {}

  async signIn(at: ServerProcess): Promise<void> {
    const answer = await this.send(at, 'POST', '/api/admin/login', OPERATOR);
    this.cookie = answer.headers
      .getSetCookie()
      .findLast((cookie) => cookie.startsWith('sesion='))!
      .split(';')[0]!;
  }

  /** Publishes at one process and approves at another. */
  async publishAndApprove(publishAt: ServerProcess, approveAt: ServerProcess): Promise<void> {
    const publication = aPublication();
    const { email } = publication.contacto;
    await this.send(publishAt, 'POST', '/api/inmueble/crear/crearInmueble', publication);
    const idInmueble = await this.idOf(email);
    const approval = { idInmueble, destacado: 0 };
    const approved = await this.send(approveAt, 'POST', '/api/inmueble/crear/altaInmueble', approval);
    this.codes.set(email, ((await approved.json()) as { codigo: string }).codigo);
  }

  /** The sheet as visitors see it. */
  async look(at: ServerProcess, code: string): Promise<void> {
    await this.send(at, 'GET', `/api/inmueble/busqueda/buscarInmueblesFiltros?codigo=${code}`);
    await this.send(at, 'GET', '/');
  }

  /** Every code that a process finds. */
  async found(at: ServerProcess): Promise<string[]> {
    const answer = await this.send(at, 'GET', '/api/inmueble/busqueda/buscarInmueblesFiltros');
    const { inmuebles } = (await answer.json()) as { inmuebles: { codigo: string }[] };
    return inmuebles.map(({ codigo }) => codigo).toSorted();
  }

  private async send(at: ServerProcess, method: string, path: string, body?: object): Promise<Response> {
    const answer = await fetch(at.url + path, {
      method,
      headers: { cookie: this.cookie, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(20_000),
    });
    if (answer.ok) return answer;
    throw new Refused(`${method} ${path}`, answer, await answer.text());
  }
}
