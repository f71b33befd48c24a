export { moveNotes } from './data/move-notes.js';
export { NotePersonalData } from './data/note-personal-data.js';
