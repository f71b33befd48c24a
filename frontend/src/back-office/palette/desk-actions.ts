import { inviteAccount } from '#common/calls/accounts.js';
import { blacklistAddress } from '#common/calls/blacklist.js';
import { addAmenity } from '#common/calls/amenities.js';
import type { Access } from '#common/calls/call.js';
import { exportContacts } from '#common/calls/contacts.js';
import { approveListing, withdrawListing } from '#common/calls/decisions.js';
import { exportPayments } from '#common/calls/income.js';
import { exportInquiries } from '#common/calls/inquiries.js';
import { scheduleNewsletter, sendNewsletter } from '#common/calls/newsletter.js';
import { mergeOwners } from '#common/calls/owners.js';
import { correctPersonalData, erasePersonalData } from '#common/calls/personal-data.js';
import { quickPublish } from '#common/calls/publication.js';
import { closeReports } from '#common/calls/reports.js';
import { startRollover } from '#common/calls/rollovers.js';
import { blockNetwork } from '#common/calls/security.js';
import { replyToMessages } from '#common/calls/support.js';
import { saveTemplates } from '#common/calls/templates.js';
import { cleanSeason } from '#common/calls/season-cleaning.js';
import { downloadBackup, exportListings } from '#common/calls/downloads.js';
import { retryMail } from '#common/calls/mail-ledger.js';
import { retryUnfinished } from '#common/calls/unfinished.js';
import { undoChange } from '#common/calls/audit.js';
import { exportListAsWorkbook } from '#common/calls/admin-listings.js';
import { type Role, includesRole } from '#common/vocabulary/roles.js';
import { adminPaths } from '../admin-paths.js';
import type { Entry } from './entry.js';
import { hasWords } from './commands.js';

interface DeskAction {
  title: string;
  /** Other words by which it is found. */
  words?: string;
  /** The screen where it is done; the end of the session without one. */
  to?: keyof typeof adminPaths;
  /** Only accounts that may make this call can do it. */
  needs?: { access: Access };
}

/** Actions of the back office that are not about one notice, by their verbs. */
const DESK_ACTIONS: readonly DeskAction[] = [
  { title: 'Cerrar sesión', words: 'salir desconectarme logout' },
  {
    title: 'Publicar un aviso rápido',
    words: 'cargar crear agregar nuevo',
    to: 'quickPublish',
    needs: quickPublish,
  },
  {
    title: 'Revisar avisos pendientes',
    words: 'aprobar dar de alta rechazar',
    to: 'pending',
    needs: approveListing,
  },
  {
    title: 'Dar de baja avisos',
    words: 'retirar sacar volver a alta marcar alquilado',
    to: 'active',
    needs: withdrawListing,
  },
  {
    title: 'Registrar un pago',
    words: 'cobrar marcar pagado prorrogar anular',
    to: 'active',
    needs: withdrawListing,
  },
  {
    title: 'Descargar todos los avisos en Excel',
    words: 'exportar bajar planilla xls',
    to: 'tools',
    needs: exportListings,
  },
  {
    title: 'Descargar una lista de avisos en Excel',
    words: 'exportar bajar planilla csv xls',
    to: 'active',
    needs: exportListAsWorkbook,
  },
  {
    title: 'Descargar los contactos de dueños en Excel',
    words: 'exportar bajar planilla csv xls',
    to: 'contacts',
    needs: exportContacts,
  },
  {
    title: 'Descargar las consultas en Excel',
    words: 'exportar bajar planilla csv xls',
    to: 'inquiries',
    needs: exportInquiries,
  },
  {
    title: 'Descargar los pagos en Excel',
    words: 'exportar bajar planilla csv xls ingresos',
    to: 'income',
    needs: exportPayments,
  },
  {
    title: 'Descargar una copia de la base',
    words: 'backup bajar respaldo generar guardar sql',
    to: 'tools',
    needs: downloadBackup,
  },
  {
    title: 'Limpiar los alquileres de la temporada',
    words: 'vaciar borrar marcas alquilado',
    to: 'tools',
    needs: cleanSeason,
  },
  {
    title: 'Renovar los precios de la temporada',
    words: 'proponer aumentar recordar',
    to: 'season',
    needs: startRollover,
  },
  { title: 'Enviar un newsletter', words: 'mandar escribir', to: 'newsletter', needs: sendNewsletter },
  {
    title: 'Programar un newsletter',
    words: 'agendar cancelar reprogramar',
    to: 'newsletter',
    needs: scheduleNewsletter,
  },
  {
    title: 'Responder consultas de soporte',
    words: 'contestar cerrar eliminar mensajes',
    to: 'support',
    needs: replyToMessages,
  },
  { title: 'Reintentar correos', words: 'reenviar mandar de nuevo mail', to: 'mail', needs: retryMail },
  {
    title: 'Reintentar o descartar trabajos',
    words: 'volver a intentar',
    to: 'unfinished',
    needs: retryUnfinished,
  },
  {
    title: 'Agregar una dirección a la blacklist',
    words: 'bloquear email quitar sacar desbloquear',
    to: 'blacklist',
    needs: blacklistAddress,
  },
  { title: 'Bloquear una red', words: 'desbloquear descartar spam', to: 'security', needs: blockNetwork },
  {
    title: 'Agregar un servicio',
    words: 'renombrar cambiar eliminar quitar',
    to: 'amenities',
    needs: addAmenity,
  },
  { title: 'Cambiar las plantillas', words: 'editar agregar textos', to: 'templates', needs: saveTemplates },
  {
    title: 'Unir dos dueños',
    words: 'fusionar juntar eliminar contacto',
    to: 'contacts',
    needs: mergeOwners,
  },
  { title: 'Cerrar una denuncia', words: 'resolver reabrir', to: 'reports', needs: closeReports },
  { title: 'Deshacer un cambio', words: 'revertir volver atrás', to: 'audit', needs: undoChange },
  {
    title: 'Corregir datos personales',
    words: 'cambiar ver',
    to: 'personalData',
    needs: correctPersonalData,
  },
  {
    title: 'Borrar datos personales',
    words: 'eliminar suprimir',
    to: 'personalData',
    needs: erasePersonalData,
  },
  {
    title: 'Invitar una cuenta',
    words: 'agregar crear usuario modificar eliminar',
    to: 'accounts',
    needs: inviteAccount,
  },
  { title: 'Cambiar mi contraseña', words: 'clave password segundo paso activar', to: 'ownAccount' },
  { title: 'Cerrar las otras sesiones', words: 'dispositivos', to: 'ownAccount' },
];

/** Actions whose words contain all typed ones, for an account with this role; none for an empty text. */
export function deskActionsFor(typed: string, role: Role | undefined): Entry[] {
  return DESK_ACTIONS.filter(
    ({ title, words = '', needs }) =>
      hasWords(`${title} ${words}`, typed) &&
      (!needs || needs.access === 'public' || includesRole(role, needs.access)),
  ).map(({ title, to }) => ({
    key: `hacer-${title}`,
    kind: 'Acción',
    title,
    text: to ? '' : 'Termina esta sesión en este navegador.',
    ...(to ? { to: adminPaths[to] } : { to: adminPaths.login, signsOut: true }),
  }));
}
