export { NotePersonalData } from './data/note-personal-data.js';
