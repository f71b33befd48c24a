export { moveNotes } from './move-notes.js';
export { NotePersonalData } from './note-personal-data.js';
