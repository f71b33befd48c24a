import type { SimpleAnswer, CountAnswer } from '../../kernel/calls/answer-shapes.js';
import type { Nothing, PagedRows, Refused } from '../../kernel/calls/call.js';
import { read, write } from '../../kernel/calls/operator-call.js';
import { publicWrite } from '../../kernel/calls/public-call.js';
import type { ReportReason } from './report-reasons.js';
import type { ListingStatusName } from '../../listings/listing-status.js';
import type { SpamTraps } from '../../kernel/forms/spam.js';
import type { PageQuery } from '../../kernel/calls/request-shapes.js';

/** POST denuncias/denunciarAviso */
export interface ReportRequest extends SpamTraps {
  codigo: string;
  motivo: ReportReason;
  /** Empty if there is nothing to add. */
  mensaje: string;
  /** Empty for an anonymous report. */
  email: string;
}

/** GET denuncias/verDenuncias; `cerradas` is 1 or 0. */
export interface ReportsQuery extends PageQuery {
  cerradas?: string;
}

/** GET notificaciones/contarDenuncias: `count` also counts reports of notices that were deleted since. */
export interface OpenReportsAnswer extends CountAnswer {
  /** The notices with open reports, those with the newest ones first. */
  avisos: ReportedListing[];
}

export interface ReportedListing {
  idInmuebles: number;
  codigo: string;
  estado: ListingStatusName;
  cantidad: number;
  ultima: string;
}

/** The reports of one notice since the last time they were closed. */
export interface ReportCaseWire {
  idDenuncia: number;
  codigo: string;
  /** Null if the notice was deleted. */
  inmueble: { id: number; estado: ListingStatusName } | null;
  cantidad: number;
  ultima: string;
  cerrada: string | null;
  nota: string;
  /** The newest ones, at most 20. */
  denuncias: ReportWire[];
}

export interface ReportWire {
  motivo: ReportReason;
  mensaje: string;
  email: string;
  fecha: string;
}

/** POST denuncias/cerrarDenuncia */
export interface ReportClosingRequest {
  idDenuncia: number;
  nota: string;
}

/** POST denuncias/reabrirDenuncia */
export interface ReportReopeningRequest {
  idDenuncia: number;
}

/** Reports a public notice to the operator. The owner does not learn of it. */
export const reportListing = publicWrite<ReportRequest, SimpleAnswer, Refused<404 | 429>>(
  'denuncias/denunciarAviso',
);

/** Reported notices, those with the newest reports first. Only for editors, because reporters are protected. */
export const listReports = read<ReportsQuery, PagedRows<ReportCaseWire>>('denuncias/verDenuncias', {
  role: 'editor',
});

/** The notices with open reports, and their number. */
export const countReports = read<Nothing, OpenReportsAnswer>('notificaciones/contarDenuncias');

/** Closes the reports of a notice with a note. Later reports of it are another case. */
export const closeReports = write<ReportClosingRequest, SimpleAnswer, Refused<404 | 409>>(
  'denuncias/cerrarDenuncia',
);

/** Opens closed reports again. */
export const reopenReports = write<ReportReopeningRequest, SimpleAnswer, Refused<404 | 409>>(
  'denuncias/reabrirDenuncia',
);
