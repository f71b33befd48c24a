import { fold } from '#common/rules/text.js';
import type { PaletteAnswer } from '#common/wire/people.js';
import { adminPaths, detailPath, ownerPath } from '../admin-paths.js';
import { CARDS } from '../dashboard/cards.js';
import type { SectionName } from '../editing/drafts.js';
import { shownDni } from '../contacts/shown-dni.js';

/** A result of the palette. */
export interface Entry {
  key: string;
  to: string;
  kind: 'Pantalla' | 'Inmueble' | 'Contacto' | 'Acción';
  title: string;
  text: string;
  /** The section of the notice that is opened for editing. */
  edit?: SectionName;
}

const SCREENS: readonly Entry[] = [
  { to: adminPaths.dashboard, title: 'Dashboard', text: 'El comienzo del día.' },
  ...CARDS,
  {
    to: adminPaths.tools,
    title: 'Herramientas',
    text: 'Exportar, copia de la base, limpieza de alquileres.',
  },
  {
    to: adminPaths.season,
    title: 'Renovar la temporada',
    text: 'Proponer los precios de la temporada a los dueños.',
  },
  { to: adminPaths.income, title: 'Ingresos', text: 'Pagos por mes y por plan, en un gráfico y en CSV.' },
  { to: adminPaths.mail, title: 'Correos', text: 'Qué pasó con cada mensaje.' },
  { to: adminPaths.reports, title: 'Denuncias', text: 'Avisos que denunciaron los visitantes.' },
  { to: adminPaths.unfinished, title: 'Sin terminar', text: 'Lo que no salió, para reintentar o descartar.' },
  { to: adminPaths.system, title: 'Sistema', text: 'Cómo anda el sitio, con el último día.' },
  { to: adminPaths.audit, title: 'Auditoría', text: 'Quién cambió qué, y cuándo.' },
  { to: adminPaths.security, title: 'Seguridad', text: 'Qué se rechaza y desde dónde, redes bloqueadas.' },
  {
    to: adminPaths.securityEvents,
    title: 'Ingresos y descargas',
    text: 'Quién entró, desde dónde, y qué se llevó.',
  },
  { to: adminPaths.ownAccount, title: 'Mi cuenta', text: 'Contraseña y sesiones abiertas.' },
  { to: adminPaths.accounts, title: 'Cuentas', text: 'Quiénes entran a la administración.' },
].map(({ to, title, text }) => ({ key: to, to, kind: 'Pantalla', title, text }));

/** Screens whose name or description contains the text, ignoring case and accents; all for an empty text. */
export function screensFor(typed: string): Entry[] {
  const wanted = fold(typed.trim());
  const byName = SCREENS.filter(({ title }) => fold(title).includes(wanted));
  const byText = SCREENS.filter((entry) => !byName.includes(entry) && fold(entry.text).includes(wanted));
  return [...byName, ...byText];
}

/** Actions on a notice, if it is the only one found. */
function actionsOf([found, ...others]: PaletteAnswer['inmuebles']): Entry[] {
  if (!found || others.length > 0) return [];
  const { id, codigo, estado, titulo } = found;
  const actions = [
    ['precios', 'Cambiar los precios'],
    ['contrato', 'Cambiar el plan y los pagos'],
    ['inmueble', 'Cambiar los datos y destacar'],
  ] as const;
  return actions.map(([edit, title]) => ({
    key: `accion-${edit}`,
    to: detailPath(estado, id),
    kind: 'Acción',
    title: `${title} de ${codigo ?? `Aviso ${id}`}`,
    text: titulo,
    edit,
  }));
}

/** Results of the server, listings first. */
export function entriesOf({ inmuebles, contactos }: PaletteAnswer): Entry[] {
  return [
    ...inmuebles.map(({ id, codigo, estado, titulo, direccion }): Entry => ({
      key: `inmueble-${id}`,
      to: detailPath(estado, id),
      kind: 'Inmueble',
      title: `${codigo ?? `Aviso ${id}`} · ${titulo}`,
      text: direccion,
    })),
    ...actionsOf(inmuebles),
    ...contactos.map(({ idContactos, nombre, apellido, dni }): Entry => ({
      key: `contacto-${idContactos}`,
      to: ownerPath(idContactos),
      kind: 'Contacto',
      title: `${apellido}, ${nombre}`,
      text: `DNI ${shownDni(dni)}`,
    })),
  ];
}
