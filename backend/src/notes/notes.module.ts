import { Module } from '@nestjs/common';
import { NotesController } from './http/notes.controller.js';
import { Notes } from './queries/notes.js';
import { WriteNotes } from './use-cases/write-notes.js';
import { UndoNotes } from './use-cases/undo-notes.js';

@Module({ controllers: [NotesController], providers: [Notes, UndoNotes, WriteNotes] })
export class NotesModule {}
