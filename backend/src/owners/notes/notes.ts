import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { STATUS_NAMES, type ListingStatus } from '#common/listings/listing-status.js';
import type { NoteKindName, NoteSubjectName, NoteWire } from '#common/owners/notes/note-calls.js';
import { rowsOf } from '#platform/database/rows.js';
import type { NoteKind } from './internal-note.entity.js';

/** Maximum number of notes that are shown; older ones stay in the table. */
const MOST = 100;

const KINDS: Readonly<Record<NoteKind, NoteKindName>> = { note: 'nota', call: 'llamada' };

/** Notes of an owner with those of the owner's notices; notes of a notice with those of its owner. Each half reads an index. */
const SUBJECTS: Readonly<Record<NoteSubjectName, string>> = {
  duenio: `n.contact_id = $1 OR n.listing_id IN (SELECT id FROM offered_listings WHERE contact_id = $1)`,
  aviso: `n.listing_id = $1 OR n.contact_id = (SELECT contact_id FROM offered_listings WHERE id = $1)`,
};

interface NoteRow {
  id: number;
  kind: NoteKind;
  body: string;
  version: number;
  administratorId: number | null;
  author: string | null;
  createdAt: Date;
  updatedAt: Date | null;
  listingId: number | null;
  code: string | null;
  status: ListingStatus | null;
}

/** Internal notes, newest first. */
@Injectable()
export class Notes {
  constructor(private readonly database: DataSource) {}

  async about(subject: NoteSubjectName, id: number, administratorId: number): Promise<NoteWire[]> {
    const rows = await rowsOf<NoteRow>(
      this.database,
      `SELECT n.id, n.kind, n.body, n.version, n.administrator_id AS "administratorId", a.shown_name AS author,
              n.created_at AS "createdAt", n.updated_at AS "updatedAt", n.listing_id AS "listingId", l.code, l.status
       FROM internal_notes n LEFT JOIN offered_administrators a ON a.id = n.administrator_id
       LEFT JOIN offered_listings l ON l.id = n.listing_id
       WHERE ${SUBJECTS[subject]} ORDER BY n.id DESC LIMIT ${MOST}`,
      [id],
    );
    return rows.map((row) => present(row, administratorId));
  }
}

function present(row: NoteRow, administratorId: number): NoteWire {
  const { listingId, code, status } = row;
  return {
    idNota: row.id,
    tipo: KINDS[row.kind],
    texto: row.body,
    autor: row.author,
    esMia: row.administratorId === administratorId,
    fecha: row.createdAt.toISOString(),
    editada: row.updatedAt?.toISOString() ?? null,
    version: row.version,
    aviso: listingId && status ? { id: listingId, codigo: code, estado: STATUS_NAMES[status] } : null,
  };
}
