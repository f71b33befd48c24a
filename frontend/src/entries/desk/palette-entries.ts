import { fold } from '#common/kernel/text.js';
import type { PaletteAnswer } from '#common/contacts/contact-calls.js';
import { detailPath, ownerPath } from '../../desk/admin-paths.js';
import { SCREENS } from '../../desk/screens.js';
import type { Role } from '#common/kernel/calls/roles.js';
import type { Entry } from './palette-entry.js';
import { hasWords } from './palette-commands.js';
import { actionsOn } from './notice-actions.js';
import { shownDni } from '../../desk/contacts/shown-dni.js';

const SCREEN_ENTRIES: readonly Entry[] = SCREENS.map(({ path, title, short = '', text, words }) => ({
  key: path,
  to: path,
  kind: 'Pantalla',
  title,
  text,
  words: `${words} ${short}`,
}));

/** Screens whose name, description or words contain the text, or all of its words, ignoring case and accents; all for an empty text. */
export function screensFor(typed: string): Entry[] {
  const wanted = fold(typed.trim());
  const byName = SCREEN_ENTRIES.filter(({ title }) => fold(title).includes(wanted));
  const byText = SCREEN_ENTRIES.filter((entry) => {
    const { title, text, words = '' } = entry;
    const isFound = fold(`${text} ${words}`).includes(wanted) || hasWords(`${title} ${text} ${words}`, typed);
    return isFound && !byName.includes(entry);
  });
  return [...byName, ...byText];
}

/** Actions whose words contain the typed text; the usual ones for an empty text. The notice they act on is not searched: its code may contain another one's digits. */
export function actionsWith(entries: readonly Entry[], typed: string): Entry[] {
  if (typed.trim() === '') return entries.filter(({ isSeldom }) => !isSeldom);
  return entries.filter(({ words = '' }) => hasWords(words, typed));
}

/** Results for an action on a notice: the actions with its words on each notice that was found, then the notices. */
export function entriesOfCommand(
  { inmuebles }: PaletteAnswer,
  verb: string,
  role: Role | undefined,
): Entry[] {
  return [
    ...inmuebles.flatMap((notice) => actionsWith(actionsOn(notice, role), verb)),
    ...inmuebles.map(noticeEntry),
  ];
}

/** Results of the server, listings first; with the actions on a notice if it is the only one found. */
export function entriesOf({ inmuebles, contactos }: PaletteAnswer, role: Role | undefined): Entry[] {
  const [only, ...others] = inmuebles;
  return [
    ...inmuebles.map(noticeEntry),
    ...(only && others.length === 0 ? actionsWith(actionsOn(only, role), '') : []),
    ...contactos.map(({ idContactos, nombre, apellido, dni }): Entry => ({
      key: `contacto-${idContactos}`,
      to: ownerPath(idContactos),
      kind: 'Contacto',
      title: `${apellido}, ${nombre}`,
      text: `DNI ${shownDni(dni)}`,
    })),
  ];
}

function noticeEntry({
  id,
  codigo,
  estado,
  titulo,
  direccion,
  duenio,
}: PaletteAnswer['inmuebles'][number]): Entry {
  return {
    key: `inmueble-${id}`,
    to: detailPath(estado, id),
    kind: 'Inmueble',
    title: `${codigo ?? `Aviso ${id}`} · ${titulo}`,
    text: `${direccion} · ${duenio}`,
  };
}
