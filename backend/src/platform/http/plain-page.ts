import type { FastifyRequest } from 'fastify';

/** Whether a person is looking for a page, to whom an error in JSON would say nothing. */
export function wantsPage({ method, url, headers }: FastifyRequest): boolean {
  return method === 'GET' && !/^\/api(\/|$|\?)/.test(url) && (headers.accept?.includes('text/html') ?? false);
}

/** The page for when no other can be made: it needs no part of the product, and says what is the matter. */
export function plainPage(siteName: string, text: string): string {
  return `<!doctype html><html lang="es-AR"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escape(siteName)}</title></head><body><h1>${escape(siteName)}</h1><p>${escape(text)}</p><p><a href="">Probar de nuevo</a></p></body></html>`;
}

function escape(text: string): string {
  return text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
}
