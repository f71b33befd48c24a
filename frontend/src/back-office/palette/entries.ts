import { fold } from '#common/rules/text.js';
import type { PaletteAnswer } from '#common/wire/people.js';
import { adminPaths, detailPath, ownerPath } from '../admin-paths.js';
import { CARDS } from '../dashboard/cards.js';
import type { Role } from '#common/vocabulary/roles.js';
import type { Entry } from './entry.js';
import { actionsOn } from './notice-actions.js';
import { shownDni } from '../contacts/shown-dni.js';

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
  { to: adminPaths.income, title: 'Ingresos', text: 'Pagos por mes y por plan, en un gráfico y en Excel.' },
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
  {
    to: adminPaths.personalData,
    title: 'Datos personales',
    text: 'Lo que se guarda de alguien: ver, corregir, borrar.',
  },
  { to: adminPaths.api, title: 'API', text: 'Todas las llamadas, para programas.' },
  { to: adminPaths.accounts, title: 'Cuentas', text: 'Quiénes entran a la administración.' },
].map(({ to, title, text }) => ({ key: to, to, kind: 'Pantalla', title, text }));

/** Screens whose name or description contains the text, ignoring case and accents; all for an empty text. */
export function screensFor(typed: string): Entry[] {
  const wanted = fold(typed.trim());
  const byName = SCREENS.filter(({ title }) => fold(title).includes(wanted));
  const byText = SCREENS.filter((entry) => !byName.includes(entry) && fold(entry.text).includes(wanted));
  return [...byName, ...byText];
}

/** Actions whose words contain the typed text; all for an empty text. The notice they act on is not searched: its code may contain another one's digits. */
export function actionsWith(entries: readonly Entry[], typed: string): Entry[] {
  const wanted = fold(typed.trim());
  return entries.filter(({ words = '' }) => fold(words).includes(wanted));
}

/** Results of the server, listings first; with the actions on a notice if it is the only one found. */
export function entriesOf({ inmuebles, contactos }: PaletteAnswer, role: Role | undefined): Entry[] {
  const [only, ...others] = inmuebles;
  return [
    ...inmuebles.map(({ id, codigo, estado, titulo, direccion, duenio }): Entry => ({
      key: `inmueble-${id}`,
      to: detailPath(estado, id),
      kind: 'Inmueble',
      title: `${codigo ?? `Aviso ${id}`} · ${titulo}`,
      text: `${direccion} · ${duenio}`,
    })),
    ...(only && others.length === 0 ? actionsOn(only, role) : []),
    ...contactos.map(({ idContactos, nombre, apellido, dni }): Entry => ({
      key: `contacto-${idContactos}`,
      to: ownerPath(idContactos),
      kind: 'Contacto',
      title: `${apellido}, ${nombre}`,
      text: `DNI ${shownDni(dni)}`,
    })),
  ];
}
