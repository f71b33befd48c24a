import type { SimpleAnswer } from '../../kernel/calls/answer-shapes.js';
import type { IdQuery } from '../../kernel/calls/request-shapes.js';
import type { NoteEditRequest, NoteRequest, NotesAnswer, NotesQuery } from './note-shapes.js';
import type { Refused } from '../../kernel/calls/call.js';
import { read, removal, write } from '../../kernel/calls/operator-call.js';

/** Internal notes about an owner and the owner's notices, or about a notice and its owner. */
export const listNotes = read<NotesQuery, NotesAnswer>('notas/verNotas');

/** Adds a note or an entry of the call log. */
export const addNote = write<NoteRequest, SimpleAnswer, Refused<404>>('notas/agregarNota');

/** Changes the text of an own note. */
export const changeNote = write<NoteEditRequest, SimpleAnswer, Refused<404 | 409>>('notas/cambiarNota');

/** Deletes an own note. */
export const removeNote = removal<IdQuery, SimpleAnswer, Refused<404>>('notas/eliminarNota');
