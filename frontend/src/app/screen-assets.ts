import { readFile } from 'node:fs/promises';

interface ManifestEntry {
  file: string;
  imports?: string[];
  css?: string[];
}

type Manifest = Readonly<Record<string, ManifestEntry>>;

let manifest: Promise<Manifest> | undefined;

/** Vite's list of built files; empty in development, where there is no build. */
function loadManifest(): Promise<Manifest> {
  manifest ??= readFile(new URL('../client/.vite/manifest.json', import.meta.url), 'utf8').then(
    (text) => JSON.parse(text) as Manifest,
    () => ({}),
  );
  return manifest;
}

/**
 * Preload tags for the chunk of a screen and what it imports, so that the browser need not find them one after another.
 * `screens` are source paths as routes name them in their `handle`.
 */
export async function preloadTags(screens: readonly string[], nonce: string): Promise<string> {
  if (!import.meta.env.PROD) return '';
  const entries = await loadManifest();
  const seen = new Set(filesOf(entries, ['index.html']));
  const tags: string[] = [];
  for (const file of new Set(filesOf(entries, screens))) {
    if (seen.has(file)) continue;
    tags.push(
      file.endsWith('.css')
        ? `<link rel="stylesheet" href="/${file}" nonce="${nonce}">`
        : `<link rel="modulepreload" href="/${file}" nonce="${nonce}">`,
    );
  }
  return tags.join('');
}

function filesOf(entries: Manifest, keys: readonly string[]): string[] {
  return keys.flatMap((key) => {
    const entry = entries[key];
    return entry ? [entry.file, ...(entry.css ?? []), ...filesOf(entries, entry.imports ?? [])] : [];
  });
}
