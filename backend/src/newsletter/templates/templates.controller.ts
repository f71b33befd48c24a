import { Controller } from '@nestjs/common';
import { ArrayMaxSize, IsArray, IsIn, IsInt, Min } from 'class-validator';
import { DataSource } from 'typeorm';
import {
  listTemplates,
  saveTemplates,
  TEMPLATE_KINDS,
  type TemplateKind,
  type TemplateListWire,
  type TemplatesAnswer,
  type TemplatesRequest,
  type TemplateWire,
} from '#common/newsletter/templates/template-calls.js';
import { BUILT_IN_TEMPLATES } from '#common/newsletter/templates/built-in-templates.js';
import { ERROR_MESSAGES } from '#common/kernel/calls/error-messages.js';
import { TEMPLATE_MESSAGES } from '#common/newsletter/templates/template-messages.js';
import { MOST_TEMPLATES, templateListFaults, tidyTemplate } from '#common/newsletter/templates/templates.js';
import { LENGTHS, LIMITS } from '#common/kernel/limits.js';
import type { SimpleAnswer } from '#common/kernel/calls/answer-shapes.js';
import { AdministratorId } from '#platform/http/answers/access.js';
import { Answers, Sent } from '#platform/http/answers/answers.js';
import { Part, Text, WholeNumber } from '#platform/http/input/dto-fields.js';
import { Problem } from '#platform/process/problem.js';
import { TemplateList } from './template-list.entity.js';
import { SaveTemplates } from './save-templates.js';

const message = ERROR_MESSAGES.invalid;

class TemplateDto implements TemplateWire {
  @Text(LENGTHS.templateName) nombre = '';
  @Text(LIMITS.subjectLength) asunto = '';
  @Text(LIMITS.bodyLength) texto = '';
}

/** Validates only the shape; common/newsletter/templates/templates defines the allowed values. */
class TemplatesDto implements TemplatesRequest {
  @IsIn(TEMPLATE_KINDS, { message }) tipo: TemplateKind;
  @WholeNumber() @IsInt({ message }) @Min(0, { message }) version: number;
  @IsArray({ message })
  @ArrayMaxSize(MOST_TEMPLATES, { message: TEMPLATE_MESSAGES.tooMany(MOST_TEMPLATES) })
  @Part(() => TemplateDto, { each: true })
  lista: TemplateDto[] = [];
}

/** Texts that the operator sends often. */
@Controller()
export class TemplatesController {
  constructor(
    private readonly database: DataSource,
    private readonly save: SaveTemplates,
  ) {}

  @Answers(listTemplates)
  async list(): Promise<TemplatesAnswer> {
    const edited = await this.database.getRepository(TemplateList).find();
    const of = (kind: TemplateKind): TemplateListWire => {
      const row = edited.find((one) => one.kind === kind);
      return { version: row?.version ?? 0, lista: row?.templates ?? [...BUILT_IN_TEMPLATES[kind]] };
    };
    return {
      success: true,
      plantillas: {
        rechazo: of('rechazo'),
        whatsapp: of('whatsapp'),
        soporte: of('soporte'),
        newsletter: of('newsletter'),
      },
    };
  }

  @Answers(saveTemplates)
  async replace(
    @Sent() { tipo, version, lista }: TemplatesDto,
    @AdministratorId() administratorId: number,
  ): Promise<SimpleAnswer> {
    const faults = templateListFaults(tipo, lista);
    if (Object.keys(faults).length > 0) throw Problem.invalid(faults);
    const templates = lista.map((template) => tidyTemplate(tipo, template));
    await this.save.replace(tipo, { templates, version }, administratorId);
    return { success: true, message: TEMPLATE_MESSAGES.saved };
  }
}
