import { inviteAccount } from '#common/accounts/account-calls.js';
import { blacklistAddress } from '#common/blacklist/blacklist-calls.js';
import { addAmenity } from '#common/listings/amenities/amenity-calls.js';
import { addZone } from '#common/listings/zones/zone-calls.js';
import type { Access } from '#common/kernel/calls/call.js';
import { exportContacts } from '#common/contacts/contact-calls.js';
import { approveListing, withdrawListing } from '#common/listings/review/decision-calls.js';
import { exportPayments } from '#common/contracts/income-calls.js';
import { exportInquiries } from '#common/inquiries/inquiry-calls.js';
import { scheduleNewsletter, sendNewsletter } from '#common/newsletter/newsletter-calls.js';
import { mergeOwners } from '#common/owners/owner-calls.js';
import { correctPersonalData, erasePersonalData } from '#common/owners/personal-data/personal-data-calls.js';
import { quickPublish } from '#common/listings/publication/publication-calls.js';
import { closeReports } from '#common/inquiries/reports/report-calls.js';
import { startRollover } from '#common/owners/renewal/rollover-calls.js';
import { blockNetwork } from '#common/accounts/security/security-calls.js';
import { replyToMessages } from '#common/newsletter/support/support-calls.js';
import { saveTemplates } from '#common/newsletter/templates/template-calls.js';
import { cleanSeason } from '#common/pricing/season/season-cleaning-calls.js';
import { downloadBackup, exportListings } from '#common/operations/download-calls.js';
import { retryMail } from '#common/operations/mail-ledger-calls.js';
import { retryUnfinished } from '#common/operations/unfinished-calls.js';
import { undoChange } from '#common/accounts/audit/audit-calls.js';
import { exportListAsWorkbook } from '#common/listings/desk/desk-calls.js';
import { type Role, includesRole } from '#common/kernel/calls/roles.js';
import { adminPaths } from '../../desk/admin-paths.js';
import type { Entry } from './palette-entry.js';
import { hasWords } from './palette-commands.js';

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
    words: 'bajar retirar sacar volver a alta marcar alquilado',
    to: 'active',
    needs: withdrawListing,
  },
  {
    title: 'Registrar un pago',
    words: 'cobrar pagar tomar anotar marcar pagado prorrogar anular',
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
  {
    title: 'Reintentar emails',
    words: 'reenviar mandar de nuevo correos mail',
    to: 'mail',
    needs: retryMail,
  },
  {
    title: 'Reintentar o descartar trabajos',
    words: 'volver a intentar',
    to: 'unfinished',
    needs: retryUnfinished,
  },
  {
    title: 'Agregar una dirección a la blacklist',
    words: 'vetar bloquear email quitar sacar desbloquear',
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
  {
    title: 'Dibujar un barrio',
    words: 'agregar corregir contorno zona eliminar',
    to: 'zones',
    needs: addZone,
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
