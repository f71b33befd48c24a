/** A page of the repository: path and text. */
export interface Page {
  path: string;
  text: string;
}

/** A citation of a page in a comment or another page. */
interface Citation {
  page: string;
  /** Number of the section. */
  section?: string;
  /** Heading, term in bold, or call. */
  term?: string;
}

const PAGE = /([\w-]+\.md)((?: §\d+(?:, §\d+)*)?)(?:, (?!§|and |[\w-]+\.md)([^).;:,\n]+))?/g;
const DECISION = /decisions\/(\d{4})/g;
const LINK = /\]\((?!https?:)([^)#\s]*)(?:#([^)\s]+))?\)/g;
/** Line break within a comment. */
const LINE_OF_COMMENT = /\n\s*(?:\*|\/\/|#|--)\s?/g;

/**
 * Citations in a text that do not exist.
 * @param file path and text of a source file or a page
 * @param pages all pages of the repository
 * @returns each broken citation as written
 */
export function brokenCitations(file: Page, pages: readonly Page[]): string[] {
  const text = file.text.replace(LINE_OF_COMMENT, ' ');
  return [...namedPages(text, pages), ...namedDecisions(text, pages), ...links(file, pages)];
}

function namedPages(text: string, pages: readonly Page[]): string[] {
  return [...text.matchAll(PAGE)].flatMap(([written, name, sections, term]) => {
    const page = pages.find(({ path }) => path.endsWith(`/${name}`) || path === name);
    if (!page) return [written];
    const numbers = sections?.match(/\d+/g) ?? [undefined];
    const cited = numbers.map((section): Citation => ({ page: page.path, section, term: term?.trim() }));
    return cited.some((citation) => !isThere(citation, page)) ? [written] : [];
  });
}

function isThere({ section, term }: Citation, { text }: Page): boolean {
  const part = section === undefined ? text : sectionOf(text, section);
  if (part === undefined) return false;
  if (term === undefined) return true;
  const wanted = term.toLowerCase();
  return termsOf(part).some((known) => wanted === known || wanted.startsWith(`${known} `));
}

function sectionOf(text: string, number: string): string | undefined {
  return text.split(/^## /m).find((part) => part.startsWith(`${number}. `));
}

/** Headings, terms in bold, and the last part of each name in code format. */
function termsOf(text: string): string[] {
  const headings = [...text.matchAll(/^#+ (.+)$/gm)].map(([, heading]) => heading!);
  const bold = [...text.matchAll(/\*\*([^*]+?)[.:]?\*\*/g)].flatMap(([, term]) => [
    term!,
    ...term!.split(', ').slice(1),
  ]);
  const code = [...text.matchAll(/`([^`\n]+)`/g)].flatMap(([, name]) => [name!, name!.split('/').at(-1)!]);
  return [...headings, ...bold, ...code].map((term) => term.toLowerCase());
}

function namedDecisions(text: string, pages: readonly Page[]): string[] {
  return [...text.matchAll(DECISION)].flatMap(([written, number]) =>
    pages.some(({ path }) => path.includes(`decisions/${number}-`)) ? [] : [written],
  );
}

/** Links of a page to other pages and their headings. */
function links({ path, text }: Page, pages: readonly Page[]): string[] {
  if (!path.endsWith('.md')) return [];
  return [...text.matchAll(LINK)].flatMap(([written, to, anchor]) => {
    const target = to === '' ? path : join(path, to!);
    if (!target.endsWith('.md')) return [];
    const page = pages.find((candidate) => candidate.path === target);
    return page && (!anchor || anchorsOf(page.text).includes(anchor)) ? [] : [written];
  });
}

function join(from: string, to: string): string {
  return new URL(to, `file:///${from}`).pathname.slice(1);
}

/** GitHub anchors of headings. */
function anchorsOf(text: string): string[] {
  return [...text.matchAll(/^#+ (.+)$/gm)].map(([, heading]) =>
    heading!
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\s-]/gu, '')
      .trim()
      .replace(/\s/g, '-'),
  );
}
