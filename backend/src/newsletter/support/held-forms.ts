import { Injectable, type CallHandler, type ExecutionContext, type NestInterceptor } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { DataSource } from 'typeorm';
import { concatMap, type Observable } from 'rxjs';
import { requestAlert } from '#common/inquiries/alerts/alert-calls.js';
import { createInquiries, createInquiry } from '#common/inquiries/inquiry-calls.js';
import { requestNews } from '#common/newsletter/news/news-calls.js';
import { requestOwnerLink } from '#common/owners/link/owner-access-calls.js';
import { publishListing } from '#common/listings/publication/publication-calls.js';
import { reportListing } from '#common/inquiries/reports/report-calls.js';
import { resubmitNotice } from '#common/listings/resubmission/resubmission-calls.js';
import { sendMessage } from '#common/newsletter/support/support-calls.js';
import {
  HELD_FIELDS,
  HELD_FORM_NAMES as NAMES,
  heldForm,
} from '#common/newsletter/support/held-form-messages.js';
import { PUBLIC_PATHS } from '#common/kernel/public-paths.js';
import { fillsTrap, looksAutomatic } from '#common/kernel/forms/spam.js';
import { LENGTHS } from '#common/kernel/limits.js';
import { rowsOf } from '#platform/database/rows.js';
import { readEmail } from '#platform/http/input/read-email.js';
import { Blacklist } from '../../blacklist/public.js';
import { ReceiveMessage, type HeldMessage } from './receive-message.js';

interface HeldForm {
  name: string;
  looksAutomatic: typeof looksAutomatic;
}

const judged = (name: string): HeldForm => ({ name, looksAutomatic });
/** Forms that only cause a confirmation. */
const trapped = (name: string): HeldForm => ({ name, looksAutomatic: fillsTrap });

/** By path: the call, and the form that browsers submit without JavaScript. */
const FORMS: ReadonlyMap<string, HeldForm> = new Map([
  [createInquiry.path, judged(NAMES.inquiry)],
  [createInquiries.path, judged(NAMES.inquiry)],
  [publishListing.path, judged(NAMES.publication)],
  [resubmitNotice.path, judged(NAMES.resubmission)],
  [sendMessage.path, judged(NAMES.contact)],
  [PUBLIC_PATHS.contact, judged(NAMES.contact)],
  [reportListing.path, judged(NAMES.report)],
  [PUBLIC_PATHS.report, judged(NAMES.report)],
  [requestAlert.path, trapped(NAMES.alert)],
  [PUBLIC_PATHS.alert, trapped(NAMES.alert)],
  [requestNews.path, trapped(NAMES.news)],
  [PUBLIC_PATHS.news, trapped(NAMES.news)],
  [requestOwnerLink.path, trapped(NAMES.ownerLink)],
  [PUBLIC_PATHS.myNotice, trapped(NAMES.ownerLink)],
]);

/**
 * Keeps what looks like a bot's form among the closed support messages, because it may be a person's. Runs after the controller has
 * checked and counted the form. Only the operator notices. From a blacklisted address nothing is kept.
 */
@Injectable()
export class HeldForms implements NestInterceptor {
  constructor(
    private readonly database: DataSource,
    private readonly messages: ReceiveMessage,
    private readonly blacklist: Blacklist,
  ) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    if (context.getType() !== 'http') return next.handle();
    const { body, routeOptions, method } = context.switchToHttp().getRequest<FastifyRequest>();
    const form = method === 'POST' ? FORMS.get(routeOptions.url ?? '') : undefined;
    if (!form || !isRecord(body) || !form.looksAutomatic(body)) return next.handle();
    return next.handle().pipe(
      concatMap(async (answer: unknown) => {
        const message = heldMessage(form.name, body);
        const isListed = await this.blacklist.lists(
          ...addressesOf(body),
          ...(await this.ownerOf(form, body)),
        );
        await (isListed ? this.messages.pretendToHold(message) : this.messages.hold(message));
        return answer;
      }),
    );
  }

  /** A correction names its owner only by its link, which the controller has verified. */
  private async ownerOf({ name }: HeldForm, { enlace }: Record<string, unknown>): Promise<string[]> {
    if (name !== NAMES.resubmission) return [];
    const owners = await rowsOf<{ email: string }>(
      this.database,
      'SELECT p.email FROM offered_listings l JOIN offered_contacts p ON p.id = l.contact_id WHERE l.id = $1',
      [Number.parseInt(String(enlace), 10)],
    );
    return owners.map(({ email }) => email);
  }
}

/** The form and its parts; of fields with the same name, the last counts. */
function partsOf(body: Record<string, unknown>): Record<string, unknown>[] {
  return [body['inmueble'], body['contacto'], body].filter(isRecord);
}

function addressesOf(body: Record<string, unknown>): string[] {
  return partsOf(body)
    .flatMap((part) => Object.entries(part))
    .flatMap(([field, value]) =>
      field.startsWith('email') && typeof value === 'string' ? readEmail(value) : [],
    );
}

function heldMessage(name: string, body: Record<string, unknown>): HeldMessage {
  const fields: Record<string, unknown> = Object.assign({}, ...partsOf(body));
  const text = (field: string): string => {
    const value = fields[field];
    if (Array.isArray(value)) return value.join(', ');
    return typeof value === 'string' || typeof value === 'number' ? String(value).trim() : '';
  };
  const lines = Object.entries(HELD_FIELDS).flatMap(([field, label]) =>
    text(field) ? `${label}: ${text(field)}` : [],
  );
  const fullName = text('nombreCompleto') || `${text('nombre')} ${text('apellido')}`.trim();
  return {
    fullName: (fullName || name).slice(0, LENGTHS.name),
    email: readEmail(text('email')).slice(0, LENGTHS.email),
    phone: text('telefono').slice(0, LENGTHS.phone),
    message: heldForm(name, lines).slice(0, LENGTHS.message),
  };
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
