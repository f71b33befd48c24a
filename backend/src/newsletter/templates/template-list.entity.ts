import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { TemplateKind, TemplateWire } from '#common/newsletter/templates/template-calls.js';

/** The templates of a kind, in their order. A kind that was never edited has no row (back-office.md §2, Templates). */
@Entity('template_lists')
export class TemplateList {
  @PrimaryColumn({ type: 'text' }) kind: TemplateKind;
  @Column({ type: 'jsonb' }) templates: TemplateWire[];
  @Column({ type: 'integer', default: 0 }) version: number;
}
