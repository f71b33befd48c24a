import { Controller } from '@nestjs/common';
import { IsIn } from 'class-validator';
import {
  addNote,
  changeNote,
  listNotes,
  removeNote,
  NOTE_KINDS,
  NOTE_SUBJECTS,
  type NoteKindName,
  type NotesAnswer,
  type NotesQuery,
  type NoteSubjectName,
} from '#common/owners/notes/note-calls.js';
import { ERROR_MESSAGES } from '#common/kernel/calls/error-messages.js';
import { NOTE_MESSAGES } from '#common/owners/notes/note-messages.js';
import { noteFaults } from '#common/owners/notes/note-form.js';
import { LENGTHS } from '#common/kernel/limits.js';
import type { SimpleAnswer } from '#common/kernel/calls/answer-shapes.js';
import type { IdQuery } from '#common/kernel/calls/request-shapes.js';
import { AdministratorId } from '#platform/http/answers/access.js';
import { Answers, Asked, Sent } from '#platform/http/answers/answers.js';
import { Id, Text } from '#platform/http/input/dto-fields.js';
import { QueryValues } from '#platform/http/input/query-values.js';
import { Problem } from '#platform/process/problem.js';
import { Notes } from './notes.js';
import { WriteNotes } from './write-notes.js';

class NoteDto {
  @IsIn([...NOTE_SUBJECTS], { message: ERROR_MESSAGES.invalid }) sobre: NoteSubjectName;
  @Id() id: number;
  @IsIn([...NOTE_KINDS], { message: ERROR_MESSAGES.invalid }) tipo: NoteKindName = 'nota';
  @Text(LENGTHS.internalNote) texto = '';
}

class NoteEditDto {
  @Id() idNota: number;
  @Id() version: number;
  @Text(LENGTHS.internalNote) texto = '';
}

/** Internal notes and the call log (back-office.md §2, The owner's page). */
@Controller()
export class NotesController {
  constructor(
    private readonly notes: Notes,
    private readonly write: WriteNotes,
  ) {}

  @Answers(listNotes)
  async list(
    @Asked() values: QueryValues<NotesQuery>,
    @AdministratorId() administratorId: number,
  ): Promise<NotesAnswer> {
    const subject = values.choice('sobre', NOTE_SUBJECTS);
    if (!subject) throw Problem.invalid({ sobre: [ERROR_MESSAGES.invalid] });
    return {
      success: true,
      notas: await this.notes.about(subject, values.requiredId('id'), administratorId),
    };
  }

  @Answers(addNote)
  async add(
    @Sent() { sobre, id, tipo, texto }: NoteDto,
    @AdministratorId() administratorId: number,
  ): Promise<SimpleAnswer> {
    const note = { subject: sobre, subjectId: id, kind: tipo === 'llamada' ? 'call' : 'note' } as const;
    await this.write.add({ ...note, body: checked(texto) }, administratorId);
    return { success: true, message: NOTE_MESSAGES.added };
  }

  @Answers(changeNote)
  async change(
    @Sent() { idNota, version, texto }: NoteEditDto,
    @AdministratorId() administratorId: number,
  ): Promise<SimpleAnswer> {
    await this.write.change(idNota, { body: checked(texto), version }, administratorId);
    return { success: true, message: NOTE_MESSAGES.changed };
  }

  @Answers(removeNote)
  async remove(
    @Asked() values: QueryValues<IdQuery>,
    @AdministratorId() administratorId: number,
  ): Promise<SimpleAnswer> {
    await this.write.remove(values.requiredId('id'), administratorId);
    return { success: true, message: NOTE_MESSAGES.removed };
  }
}

/** @throws Problem 'invalid' */
function checked(text: string): string {
  const faults = noteFaults({ texto: text });
  if (Object.keys(faults).length > 0) throw Problem.invalid(faults);
  return text.trim();
}
