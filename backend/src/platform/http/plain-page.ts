import type { FastifyRequest } from 'fastify';

/** Whether a person is looking for a page, to whom an error in JSON would say nothing. */
export function wantsPage({ method, url, headers }: FastifyRequest): boolean {
  return method === 'GET' && !/^\/api(\/|$|\?)/.test(url) && (headers.accept?.includes('text/html') ?? false);
}

/** Whether a browser sent a form by itself, and will show the answer as a page. */
export function isSentForm({ method, headers }: FastifyRequest): boolean {
  return (
    method === 'POST' &&
    (headers['content-type']?.startsWith('application/x-www-form-urlencoded') ?? false) &&
    (headers.accept?.includes('text/html') ?? false)
  );
}

/** The page for when no other can be made: it needs no part of the product, and says what is the matter. */
export function plainPage(siteName: string, text: string): string {
  return page(siteName, `<p>${escape(text)}</p><p><a href="">Probar de nuevo</a></p>`);
}

/** What a browser shows of a form that was refused; the fields are still filled in on the page before. */
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
