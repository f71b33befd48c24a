import { Module } from '@nestjs/common';
import { TemplatesController } from './http/templates.controller.js';
import { SaveTemplates } from './use-cases/save-templates.js';
import { UndoTemplates } from './use-cases/undo-templates.js';

/** Texts that the operator sends often. */
@Module({ controllers: [TemplatesController], providers: [SaveTemplates, UndoTemplates] })
export class TemplatesModule {}
