import type { SimpleAnswer } from '../../kernel/calls/answer-shapes.js';
import type {
  OpenReportsAnswer,
  ReportCaseWire,
  ReportClosingRequest,
  ReportReopeningRequest,
  ReportRequest,
  ReportsQuery,
} from './report-shapes.js';
import type { Nothing, PagedRows, Refused } from '../../kernel/calls/call.js';
import { read, write } from '../../kernel/calls/operator-call.js';
import { publicWrite } from '../../kernel/calls/public-call.js';

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
