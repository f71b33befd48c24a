import { Module } from '@nestjs/common';
import { NotesController } from './http/notes.controller.js';
import { Notes } from './queries/notes.js';
import { WriteNotes } from './use-cases/write-notes.js';

@Module({ controllers: [NotesController], providers: [Notes, WriteNotes] })
export class NotesModule {}
