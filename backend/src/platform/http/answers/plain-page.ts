import type { FastifyRequest } from 'fastify';
import { ignoresBody } from './form-bodies.js';

/** Whether the client is a browser that navigates to a page, which needs an HTML error instead of JSON. */
export function wantsPage({ method, url, headers }: FastifyRequest): boolean {
  return method === 'GET' && !/^\/api(\/|$|\?)/.test(url) && (headers.accept?.includes('text/html') ?? false);
}

/** Whether a browser submitted a form without JavaScript and will show the response as a page. */
export function isSentForm(request: FastifyRequest): boolean {
  const { method, headers } = request;
  return (
    method === 'POST' &&
    (ignoresBody(request) ||
      (headers['content-type']?.startsWith('application/x-www-form-urlencoded') ?? false)) &&
    (headers.accept?.includes('text/html') ?? false)
  );
}

/** The error page of last resort; it depends on no other part of the product. */
export function plainPage(siteName: string, text: string): string {
  return page(
    siteName,
    `<p>${escape(text)}</p><p><a href="">Probar de nuevo</a></p><p><a href="/">Ir al inicio</a></p>`,
  );
}

/** The page for a form that was refused. The browser's back button returns to the form, still filled in. */
export function refusedFormPage(siteName: string, texts: readonly string[]): string {
  const lines = texts.map((text) => `<p>${escape(text)}</p>`).join('');
  return page(siteName, `${lines}<p>Volvé a la página anterior: lo que escribiste sigue ahí.</p>`);
}

function page(siteName: string, body: string): string {
  const name = escape(siteName);
  return `<!doctype html><html lang="es-AR"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${name}</title></head><body><h1>${name}</h1>${body}</body></html>`;
}

function escape(text: string): string {
  return text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
}
