import { Module } from '@nestjs/common';
import { TemplatesController } from './templates.controller.js';
import { SaveTemplates } from './save-templates.js';
import { UndoTemplates } from './undo-templates.js';

/** Texts that the operator sends often. */
@Module({ controllers: [TemplatesController], providers: [SaveTemplates, UndoTemplates] })
export class TemplatesModule {}
