import { Module } from '@nestjs/common';
import { NotesController } from './notes.controller.js';
import { Notes } from './notes.js';
import { WriteNotes } from './write-notes.js';
import { UndoNotes } from './undo-notes.js';

@Module({ controllers: [NotesController], providers: [Notes, UndoNotes, WriteNotes] })
export class NotesModule {}
