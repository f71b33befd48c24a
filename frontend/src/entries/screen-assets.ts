import { readFile } from 'node:fs/promises';

interface ManifestEntry {
  file: string;
  imports?: string[];
  css?: string[];
}

type Manifest = Readonly<Record<string, ManifestEntry>>;

const APPLICATION = 'src/entries/entry-client.tsx';

let manifest: Promise<Manifest> | undefined;

/** Vite's manifest; empty in development, where there is no build. */
function loadManifest(): Promise<Manifest> {
  manifest ??= readFile(new URL('../client/.vite/manifest.json', import.meta.url), 'utf8').then(
    (text) => JSON.parse(text) as Manifest,
    () => ({}),
  );
  return manifest;
}

/** Files that a page needs in addition to the shell's. */
export interface ScreenAssets {
  /** Tags of the style sheets. */
  styles: string;
  /** URLs of the scripts that hydrate the page; they are loaded late (start.ts). */
  modules: string[];
}

const known = new Map<string, Promise<ScreenAssets>>();

/** Files of a screen, by source path, and of the application around it. */
export function screenAssets(screen: string): Promise<ScreenAssets> {
  let assets = known.get(screen);
  if (!assets) {
    assets = findAssets(screen);
    known.set(screen, assets);
  }
  return assets;
}

async function findAssets(screen: string): Promise<ScreenAssets> {
  if (!import.meta.env.PROD) return { styles: '', modules: [] };
  const entries = await loadManifest();
  const inShell = new Set(filesOf(entries, ['index.html']));
  const files = [...new Set(filesOf(entries, [APPLICATION, screen]))].filter((file) => !inShell.has(file));
  const isStyle = (file: string): boolean => file.endsWith('.css');
  return {
    styles: files
      .filter(isStyle)
      .map((file) => `<link rel="stylesheet" href="/${file}">`)
      .join(''),
    modules: files.filter((file) => !isStyle(file)).map((file) => `/${file}`),
  };
}

/** Files of the entries and of what they import; parts may import each other. */
function filesOf(entries: Manifest, keys: readonly string[], reached = new Set<string>()): string[] {
  return keys.flatMap((key) => {
    const entry = entries[key];
    if (!entry || reached.has(key)) return [];
    reached.add(key);
    return [entry.file, ...(entry.css ?? []), ...filesOf(entries, entry.imports ?? [], reached)];
  });
}
