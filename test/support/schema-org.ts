import ts from 'typescript';

/** A node of structured data. */
export type SchemaNode = Record<string, unknown>;

const FILE = 'structured-data.ts';

/** The structured data of a page. */
export function structuredDataOf(html: string): SchemaNode[] {
  const elements = html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs);
  return [...elements].map(([, json]) => JSON.parse(json!) as SchemaNode);
}

/**
 * Nodes that schema.org does not allow: the compiler checks every type, property and value against the vocabulary that schema-dts publishes.
 * @returns the index of each faulty node, with the compiler's message
 */
export function vocabularyFaults(nodes: readonly SchemaNode[]): { node: number; message: string }[] {
  const declarations = nodes.map(
    (node, index) => `export const node${index}: WithContext<Thing> = ${JSON.stringify(node)};`,
  );
  const source = `import type { Thing, WithContext } from 'schema-dts';\n${declarations.join('\n')}\n`;
  const options: ts.CompilerOptions = {
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    noEmit: true,
    skipLibCheck: true,
    strict: true,
    target: ts.ScriptTarget.ES2022,
    types: [],
  };
  const host = ts.createCompilerHost(options);
  const { getSourceFile, fileExists, readFile } = host;
  host.fileExists = (name) => name === FILE || fileExists(name);
  host.readFile = (name) => (name === FILE ? source : readFile(name));
  host.getSourceFile = (name, ...rest) =>
    name === FILE ? ts.createSourceFile(name, source, ts.ScriptTarget.ES2022) : getSourceFile(name, ...rest);
  return ts
    .getPreEmitDiagnostics(ts.createProgram([FILE], options, host))
    .map(({ messageText, file, start = 0 }) => ({
      // The first line is the import.
      node: file ? file.getLineAndCharacterOfPosition(start).line - 1 : -1,
      message: ts.flattenDiagnosticMessageText(messageText, '\n'),
    }));
}

/** Properties that search engines ask for, beside those that schema.org allows (developers.google.com/search/docs/appearance). */
const WANTED: Readonly<Record<string, readonly string[]>> = {
  BreadcrumbList: ['itemListElement'],
  GeoCoordinates: ['latitude', 'longitude'],
  Hotel: ['name', 'address'],
  ItemList: ['itemListElement', 'numberOfItems'],
  ListItem: ['position'],
  LodgingBusiness: ['name', 'address'],
  Offer: ['url', 'availability'],
  Organization: ['name', 'url', 'logo'],
  PostalAddress: ['addressLocality', 'addressCountry'],
  RealEstateListing: ['name', 'url', 'description', 'datePosted', 'about'],
  UnitPriceSpecification: ['price', 'priceCurrency', 'unitText'],
  WebSite: ['name', 'url'],
};

/** Wanted properties that are missing or empty, and prices that are not valid, in all nodes. */
export function missingFacts(node: unknown): string[] {
  if (Array.isArray(node)) return node.flatMap((one) => missingFacts(one));
  if (typeof node !== 'object' || node === null) return [];
  const facts = node as SchemaNode;
  const type = String(facts['@type'] ?? '');
  const missing = (WANTED[type] ?? []).filter((name) => facts[name] === undefined);
  const empty = Object.keys(facts).filter((name) => facts[name] === '' || facts[name] === null);
  const price = typeof facts['price'] === 'number' && facts['price'] <= 1 ? ['price'] : [];
  return [...missing, ...empty, ...price]
    .map((name) => `${type}.${name}`)
    .concat(Object.values(facts).flatMap((value) => missingFacts(value)));
}
