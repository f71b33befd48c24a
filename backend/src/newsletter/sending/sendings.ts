import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { MailingAnswer, SendingWire, UndeliveredWire } from '#common/newsletter/mailing-shapes.js';
import { offsetOf, type PageRequest } from '#platform/http/answers/list-page.js';
import { MailBatches } from '#platform/mail/mail-batches.js';
import { presentMailing } from '#platform/mail/present-mailing.js';
import { Problem } from '#platform/process/problem.js';
import { Newsletter } from './newsletter.entity.js';
import { newsletterBatch } from './newsletter.mail.js';

const MOST_UNDELIVERED = 500;

/** Newsletters and the progress of their sending. */
@Injectable()
export class Sendings {
  constructor(
    private readonly database: DataSource,
    private readonly batches: MailBatches,
  ) {}

  async page(request: PageRequest): Promise<{ rows: SendingWire[]; total: number }> {
    const [newsletters, total] = await this.database
      .getRepository(Newsletter)
      .findAndCount({ order: { id: 'DESC' }, take: request.pageSize, skip: offsetOf(request) });
    const rows = await Promise.all(
      newsletters.map(async ({ id, subject, body, createdAt, skipped }): Promise<SendingWire> => {
        const progress = presentMailing(id, await this.batches.counts(newsletterBatch(id)), skipped);
        const { total: recipients, sent, failed, sinConfirmar, omitidos, restantes } = progress;
        return {
          idEnvio: id,
          asunto: subject,
          mensaje: body,
          fecha: createdAt.toISOString(),
          total: recipients,
          sent,
          failed,
          sinConfirmar,
          omitidos,
          restantes,
        };
      }),
    );
    return { rows, total };
  }

  /**
   * Waits until sending is finished, at most `forMs`.
   * @throws Problem 'not-found'
   */
  async progress(id: number, forMs = 0): Promise<MailingAnswer> {
    const { skipped } = await this.find(id);
    return presentMailing(id, await this.batches.waitFor(newsletterBatch(id), forMs), skipped);
  }

  /** @throws Problem 'not-found' */
  async undelivered(id: number): Promise<UndeliveredWire[]> {
    await this.find(id);
    const rows = await this.batches.undelivered(newsletterBatch(id), MOST_UNDELIVERED);
    return rows.map((row) => ({
      idEntrega: row.id,
      nombre: row.name,
      email: row.email,
      estado: row.state === 'failed' ? 'fallida' : 'sin_confirmar',
      error: row.error,
      fecha: row.at?.toISOString() ?? null,
    }));
  }

  private async find(id: number): Promise<Newsletter> {
    const newsletter = await this.database.getRepository(Newsletter).findOneBy({ id });
    if (!newsletter) throw Problem.notFound();
    return newsletter;
  }
}
