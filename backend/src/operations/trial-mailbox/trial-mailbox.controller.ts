import { Controller, Get, Param, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Settings } from '#platform/config/settings.js';
import { Public } from '#platform/http/answers/access.js';
import { isThisMachine } from '#platform/process/this-machine.js';
import { Problem } from '#platform/process/problem.js';
import { StoredMails, type StoredMail } from './stored-mails.js';
import { listPage, mailPage, MESSAGE_POLICY, messageOf, PAGE_POLICY } from './trial-mailbox-page.js';

/**
 * The mails of a trial, at `/_correo`. They contain links that give access, so the page exists only without a mail server, for a site whose
 * address is this machine, and for requests from this machine to that address; a page of another site that names itself so gets nothing.
 */
@Public()
@Controller()
export class TrialMailboxController {
  private readonly mails: StoredMails;
  private readonly isOpen: boolean;

  constructor({ DATA_DIR, SMTP_URL, SITE_URL, TRUST_PROXY }: Settings) {
    this.mails = new StoredMails(DATA_DIR);
    this.isOpen = !SMTP_URL && TRUST_PROXY === 0 && isThisMachine(new URL(SITE_URL).hostname);
  }

  @Get('_correo')
  async list(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    this.admit(request);
    await send(reply, PAGE_POLICY, listPage(await this.mails.newest()));
  }

  @Get('_correo/:name')
  async read(
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
    @Param('name') name: string,
  ): Promise<void> {
    await send(reply, PAGE_POLICY, mailPage(await this.find(request, name)));
  }

  @Get('_correo/:name/mensaje')
  async message(
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
    @Param('name') name: string,
  ): Promise<void> {
    await send(
      reply.header('X-Frame-Options', 'SAMEORIGIN'),
      MESSAGE_POLICY,
      messageOf(await this.find(request, name)),
    );
  }

  /** @throws Problem 'not-found' as for a page that does not exist */
  private admit({ socket, hostname, headers }: FastifyRequest): void {
    const isLocal = isThisMachine(socket.remoteAddress ?? '') && isThisMachine(hostname);
    const isForwarded = ['x-forwarded-for', 'x-real-ip', 'forwarded', 'via'].some((name) => name in headers);
    if (!this.isOpen || !isLocal || isForwarded) throw Problem.notFound();
  }

  private async find(request: FastifyRequest, name: string): Promise<StoredMail> {
    this.admit(request);
    const mail = await this.mails.find(name);
    if (!mail) throw Problem.notFound();
    return mail;
  }
}

async function send(reply: FastifyReply, policy: string, page: string): Promise<void> {
  await reply
    .header('Content-Security-Policy', policy)
    .header('Cache-Control', 'no-store')
    .type('text/html; charset=utf-8')
    .send(page);
}
