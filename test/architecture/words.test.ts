import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Spellings that the site does not use, with the correct one. */
const AVOIDED: readonly [RegExp, string][] = [
  [/\be-mail\b/i, 'email'],
  // The specification writes 'email', and once 'envío por correo'.
  [
    /(?<!servidor |envío )\b(?:un|el|los|del?|por|al|ningún|sin|cada|es[et]e|tu|sus?|\})\s(?:correo|mail)s?\b(?! no deseado)/i,
    'email',
  ],
  [/(?<=['"`>])(?:Correo|Mail)s?\b/, 'email'],
  [/lista negra/i, 'blacklist'],
  [/\bEstadisticas\b/, 'Estadísticas'],
  [/\b[12]º\s+quincena/, '1.ª quincena'],
  [/\bDuplex\b/, 'Dúplex'],
  [/\bMás recientes\b/, 'Recomendados'],
];

/** Files with user-visible texts. */
const FOLDERS = ['common', 'frontend/src'];
const MAILS =
  /^backend\/src\/.*(\.mail\.tsx|(mail|newsletter)-content\.tsx|-words\.ts|-columns\.ts|-file\.ts)$/;

function filesOf(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => path.join(folder, name))
    .filter((name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name));
}

/** Lines of a file without comments and names on the wire; paths of calls are not texts. */
function textsOf(file: string): string[] {
  return readFileSync(file, 'utf8')
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .split('\n')
    .map((line) => line.replace(/(^|\s)\/\/ .*$|\brecord: .*$/, ''));
}

describe('words that people read', () => {
  const files = [
    ...FOLDERS.flatMap(filesOf),
    ...filesOf('backend/src').filter((file) => MAILS.test(file.replaceAll(path.sep, '/'))),
  ];

  it('looks at the files that hold texts', () => {
    expect(files.length).toBeGreaterThan(200);
    expect(files.some((file) => file.endsWith('.mail.tsx'))).toBe(true);
  });

  it.each(AVOIDED)('spells no text as %p: it is %p', (avoided) => {
    const found = files.flatMap((file) =>
      textsOf(file)
        .filter((line) => avoided.test(line.replaceAll(/\w*(?:obtener|api\/)\w*/gi, '')))
        .map((line) => `${file}: ${line.trim()}`),
    );
    expect(found).toEqual([]);
  });
});
