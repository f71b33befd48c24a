import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

const UI = path.resolve('frontend/src/ui');
const STYLE_PAGE = path.resolve('frontend/src/site/style-page');
/** Parts of components that the page shows, and one style under another element's name. */
const SHOWN_WITHIN_OTHERS = new Set([
  'ButtonAnchor',
  'Counter',
  'DigitsInput',
  'Field',
  'LateFocus',
  'Link',
  'List',
  'OutsideLink',
  'RetryButton',
]);
/** Options that change no look: behaviour, words for screen readers, and the markup of a list that the server renders. */
const WITHOUT_LOOK = /^(submit|preventScrollReset|reloadDocument|keepScroll|eager|inMarkup|role|\w+Hidden)$/;

const sourcesOf = (folder: string): ts.SourceFile[] =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.tsx'))
    .map((name) => {
      const text = readFileSync(path.join(folder, name), 'utf8');
      return ts.createSourceFile(name, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
    });

function* nodesOf(node: ts.Node): Iterable<ts.Node> {
  yield node;
  for (const child of node.getChildren()) yield* nodesOf(child);
}

const files = sourcesOf(UI);
const components = files.flatMap(({ statements }) =>
  statements
    .filter(ts.isFunctionDeclaration)
    .filter(({ name, modifiers }) => /^[A-Z]/.test(name?.text ?? '') && modifiers?.length),
);
const interfaces = new Map(
  files.flatMap(({ statements }) =>
    statements.filter(ts.isInterfaceDeclaration).map((one) => [one.name.text, one] as const),
  ),
);

const aliases = new Map(
  files.flatMap(({ statements }) =>
    statements.filter(ts.isTypeAliasDeclaration).map((one) => [one.name.text, one.type] as const),
  ),
);

/** Members of an interface with those of the interfaces that it extends, also within `Omit`. */
function membersOf(name: string): ts.PropertySignature[] {
  const declared = interfaces.get(name);
  if (!declared) return [];
  const inherited = (declared.heritageClauses ?? []).flatMap((clause) =>
    [...clause.getText().matchAll(/\w+/g)].flatMap(([word]) => membersOf(word)),
  );
  return [...declared.members.filter(ts.isPropertySignature), ...inherited];
}

/** The options of a component that change its look: flags, the text of an error, and the values of each choice. */
function looksOf({ parameters: [props] }: ts.FunctionDeclaration): string[] {
  const [, name = ''] = /^(?:Omit<)?(\w+)/.exec(props?.type?.getText() ?? '') ?? [];
  const usual = props ? [...nodesOf(props)].filter(ts.isBindingElement).map((one) => one.getText()) : [];
  return membersOf(name).flatMap(({ name: key, type }) => {
    const option = key.getText();
    if (!type || WITHOUT_LOOK.test(option)) return [];
    if (option === 'error') return [option];
    const named = aliases.get(type.getText()) ?? type;
    const kinds = ts.isUnionTypeNode(named) ? [...named.types] : [named];
    const values = kinds.flatMap((one) =>
      ts.isLiteralTypeNode(one) &&
      ts.isStringLiteral(one.literal) &&
      !usual.includes(`${option} = ${one.getText()}`)
        ? [`${option}=${one.literal.text}`]
        : [],
    );
    return kinds.some((one) => one.kind === ts.SyntaxKind.BooleanKeyword) ? [option] : values;
  });
}

/** What the page gives to each component: names of options, and their values; a value that is computed counts as every one. */
function shownOf(page: readonly ts.SourceFile[]): Map<string, Set<string>> {
  const shown = new Map<string, Set<string>>();
  for (const node of page.flatMap((file) => [...nodesOf(file)])) {
    if (!ts.isJsxOpeningElement(node) && !ts.isJsxSelfClosingElement(node)) continue;
    const given = shown.get(node.tagName.getText()) ?? new Set();
    shown.set(node.tagName.getText(), given);
    for (const attribute of node.attributes.properties.filter(ts.isJsxAttribute)) {
      const { initializer } = attribute;
      given.add(attribute.name.getText());
      const value = initializer && ts.isStringLiteral(initializer) ? initializer.text : '*';
      given.add(`${attribute.name.getText()}=${value}`);
    }
  }
  return shown;
}

describe('the page of the design system', () => {
  const shown = shownOf(sourcesOf(STYLE_PAGE));

  it('shows each component', () => {
    const names = components.map(({ name }) => name!.text);
    expect(names.length).toBeGreaterThan(20);
    expect(names.filter((name) => !SHOWN_WITHIN_OTHERS.has(name) && !shown.has(name))).toEqual([]);
  });

  it('shows each state of each component', () => {
    const looks = components.flatMap((component) => {
      const name = component.name!.text;
      return SHOWN_WITHIN_OTHERS.has(name) ? [] : looksOf(component).map((look) => ({ name, look }));
    });
    expect(looks.length).toBeGreaterThan(20);
    const missing = looks.filter(({ name, look }) => {
      const given = shown.get(name)!;
      return !given.has(look) && !given.has(look.replace(/=.*/, '=*'));
    });
    expect(missing.map(({ name, look }) => `${name} ${look}`)).toEqual([]);
  });
});
