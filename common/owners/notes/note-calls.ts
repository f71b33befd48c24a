import type { SimpleAnswer } from '../../kernel/calls/answer-shapes.js';
import type { IdQuery } from '../../kernel/calls/request-shapes.js';
import type { Refused } from '../../kernel/calls/call.js';
import { read, removal, write } from '../../kernel/calls/operator-call.js';
import type { ListingStatusName } from '../../listings/listing-status.js';

/** Subject of a note: an owner, or a notice. */
export const NOTE_SUBJECTS = ['duenio', 'aviso'] as const;
export type NoteSubjectName = (typeof NOTE_SUBJECTS)[number];

export const NOTE_KINDS = ['nota', 'llamada'] as const;
export type NoteKindName = (typeof NOTE_KINDS)[number];

/** Query of notas/verNotas: `id` is that of the contact or of the listing. */
export interface NotesQuery {
  sobre: NoteSubjectName;
  id: number;
}

/** An internal note. Never part of a public answer. */
export interface NoteWire {
  idNota: number;
  tipo: NoteKindName;
  texto: string;
  /** Name of the account, or its address; null if it was deleted. */
  autor: string | null;
  /** Whether the signed-in account wrote it, and may therefore change it. */
  esMia: boolean;
  fecha: string;
  /** Time of the last change; null if it was never changed. */
  editada: string | null;
  version: number;
  /** The notice it is about; null for a note about the owner. */
  aviso: { id: number; codigo: string | null; estado: ListingStatusName } | null;
}

/** GET notas/verNotas: newest first, those of the owner and of the notices. */
export interface NotesAnswer {
  success: true;
  notas: NoteWire[];
}

/** Body of notas/agregarNota */
export interface NoteRequest extends NotesQuery {
  tipo: NoteKindName;
  texto: string;
}

/** Body of notas/cambiarNota */
export interface NoteEditRequest {
  idNota: number;
  version: number;
  texto: string;
}

/** Internal notes about an owner and the owner's notices, or about a notice and its owner. */
export const listNotes = read<NotesQuery, NotesAnswer>('notas/verNotas');

/** Adds a note or an entry of the call log. */
export const addNote = write<NoteRequest, SimpleAnswer, Refused<404>>('notas/agregarNota');

/** Changes the text of an own note. */
export const changeNote = write<NoteEditRequest, SimpleAnswer, Refused<404 | 409>>('notas/cambiarNota');

/** Deletes an own note. */
export const removeNote = removal<IdQuery, SimpleAnswer, Refused<404>>('notas/eliminarNota');
