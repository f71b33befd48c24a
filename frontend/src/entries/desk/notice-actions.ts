import { useQueryClient } from '@tanstack/react-query';
import { useLocation } from 'react-router-dom';
import { blacklistAddress } from '#common/blacklist/blacklist-calls.js';
import type { Access } from '#common/kernel/calls/call.js';
import { approveListing, rejectListing } from '#common/listings/review/decision-calls.js';
import {
  editAmenities,
  editContact,
  editContract,
  editLocation,
  editPrices,
  editProperty,
  recordPayment,
} from '#common/listings/editing/edit-calls.js';
import { addNote } from '#common/owners/notes/note-calls.js';
import { arrangePhotos } from '#common/listings/photos/photo-calls.js';
import { planOf } from '#common/contracts/contract.js';
import type { ListingStatusName } from '#common/listings/listing-status.js';
import { operationFromName } from '#common/kernel/operations.js';
import { costsMoney, planEntry, type Plan } from '#common/contracts/plans.js';
import { type Role, includesRole } from '#common/kernel/calls/roles.js';
import type { AdminListingAnswer } from '#common/listings/desk/desk-calls.js';
import { detailPath, noticeActionPath, noticeOfPath, type AskedAction } from '../../desk/admin-paths.js';
import { adminQueries } from '../../desk/data/listing-queries.js';
import { MOVES } from '../../desk/listings/review/decisions.js';
import type { SectionName } from '../../desk/listings/editing/section-drafts.js';
import { hasWords } from './palette-commands.js';
import type { Entry } from './palette-entry.js';

/** A notice, as far as it decides which actions apply to it. */
export interface ActedNotice {
  id: number;
  codigo: string | null;
  estado: ListingStatusName;
  titulo: string;
  plan: Plan;
  enBlacklist: boolean;
}

type Step = { begins: AskedAction } | { edits: SectionName };
type Action = Step & {
  to: { access: Access };
  /** What happens, with the notice at its end. */
  title: (notice: string) => string;
  /** Other words by which it is found. */
  also?: string;
  /** Only offered when its words are typed. */
  isSeldom?: boolean;
  /** Whether it applies; always without it. */
  applies?: (notice: ActedNotice) => boolean;
};

/** The decisions by status; those besides approval and rejection have the labels of their buttons. */
const DECISIONS: readonly Action[] = [
  {
    begins: 'alta',
    to: approveListing,
    title: (of) => `Dar de alta ${of}`,
    also: 'aprobar publicar',
    applies: isPending,
  },
  {
    begins: 'rechazo',
    to: rejectListing,
    title: (of) => `Rechazar ${of}, con el motivo`,
    applies: isPending,
  },
  ...(['rechazado', 'alta', 'altaRechazado'] as const).map((state): Action => ({
    begins: 'estado',
    to: MOVES[state].call,
    title: (of) => `${MOVES[state].label}: ${of}`,
    also: state === 'alta' ? 'bajar retirar sacar despublicar' : 'restaurar recuperar',
    applies: ({ estado }) => estado === state,
  })),
];

/** Edits of the other sections. */
const SECTIONS: readonly Action[] = (
  [
    ['contacto', editContact, 'Corregir los datos del dueño de', 'cambiar editar contacto teléfono email'],
    ['ubicacion', editLocation, 'Cambiar la dirección o el punto del mapa de', 'mover editar ubicación'],
    ['observaciones', editProperty, 'Cambiar el texto de', 'editar observaciones descripción'],
    [
      'condiciones',
      editProperty,
      'Cambiar las condiciones de la estadía de',
      'limpieza depósito seña mínimo',
    ],
    ['servicios', editAmenities, 'Cambiar los servicios de', 'editar agregar quitar'],
    ['fotos', arrangePhotos, 'Subir, ordenar o quitar fotos de', 'cambiar agregar eliminar imágenes'],
  ] as const
).map(([edits, to, title, also]) => ({
  edits,
  to,
  title: (of: string) => `${title} ${of}`,
  also,
  isSeldom: true,
}));

const ACTIONS: readonly Action[] = [
  {
    begins: 'pago',
    to: recordPayment,
    title: (of) => `Registrar un pago de ${of}`,
    also: 'cobrar pagar pagado',
    applies: ({ plan }) => costsMoney(plan),
  },
  {
    edits: 'precios',
    to: editPrices,
    title: (of) => `Cambiar los precios o marcar alquilado en ${of}`,
    applies: isRental,
  },
  {
    edits: 'precios',
    to: editPrices,
    title: (of) => `Cambiar el precio de ${of}`,
    also: 'precios',
    applies: (notice) => !isRental(notice),
  },
  { edits: 'contrato', to: editContract, title: (of) => `Cambiar el plan y los pagos de ${of}` },
  {
    edits: 'inmueble',
    to: editProperty,
    title: (of) => `Cambiar los datos y destacar de ${of}`,
    also: 'editar destacado',
  },
  ...SECTIONS,
  ...DECISIONS,
  { begins: 'nota', to: addNote, title: (of) => `Escribir una nota interna de ${of}` },
  { begins: 'escribir', to: addNote, title: (of) => `Escribirle por WhatsApp al dueño de ${of}` },
  {
    begins: 'blacklist',
    to: blacklistAddress,
    title: (of) => `Agregar al dueño de ${of} a la blacklist`,
    applies: ({ enBlacklist }) => !enBlacklist,
  },
];

function isPending({ estado }: ActedNotice): boolean {
  return estado === 'pendiente';
}

function isRental({ plan }: ActedNotice): boolean {
  return planEntry(plan).operation === 'rental';
}

/** Actions of an account with this role on a notice. None takes effect at once: a dialog asks, or the button that decides gets the focus. */
export function actionsOn(notice: ActedNotice, role: Role | undefined): Entry[] {
  const { id, codigo, estado, titulo } = notice;
  const name = codigo ?? `el aviso Nº ${id}`;
  return ACTIONS.filter(
    ({ to: { access }, applies }) =>
      (access === 'public' || includesRole(role, access)) && (applies?.(notice) ?? true),
  ).map(({ title, also = '', isSeldom, ...step }): Entry => ({
    key: `accion-${id}-${'begins' in step ? step.begins : step.edits}`,
    to: 'begins' in step ? noticeActionPath(estado, id, step.begins) : detailPath(estado, id),
    kind: 'Acción',
    title: title(name).replace(' de el ', ' del '),
    text: titulo,
    words: `${title('')} ${also}`,
    ...(isSeldom && { isSeldom }),
    ...('edits' in step && { edit: step.edits }),
  }));
}

/** The notice on the screen, once it is loaded. */
export function useOpenNotice(): ActedNotice | undefined {
  const shown = noticeOfPath(useLocation().pathname);
  const queries = useQueryClient();
  if (!shown) return undefined;
  const answer = queries.getQueryData<AdminListingAnswer>(
    adminQueries.detail(shown.state, shown.id).queryKey,
  );
  if (!answer) return undefined;
  const { inmueble, contrato } = answer;
  return {
    id: inmueble.idInmuebles,
    codigo: inmueble.codigo,
    estado: inmueble.estado,
    titulo: inmueble.title,
    plan: planOf(contrato, operationFromName(inmueble.tipoOperacion) ?? 'rental'),
    enBlacklist: inmueble.enBlacklist,
  };
}

/** Whether actions on notices have all these words. */
export function isVerb(words: string): boolean {
  return ACTIONS.some(({ title, also = '' }) => hasWords(`${title('')} ${also}`, words));
}
