import { Injectable } from '@nestjs/common';
import type { SendMailOptions } from 'nodemailer';
import { Settings } from '../config/settings.js';
import { SiteOptions } from '../options/site-options.js';
import { composeMessage, type Envelope } from './compose-message.js';
import type { MailContent } from './mail-template.js';

/** Builds messages with the signature that the operator has set. */
@Injectable()
export class MailComposer {
  constructor(
    private readonly settings: Settings,
    private readonly options: SiteOptions,
  ) {}

  async compose(content: MailContent, envelope: Envelope): Promise<SendMailOptions> {
    const { contact } = await this.options.committed();
    return composeMessage(content, envelope, {
      settings: this.settings,
      signature: contact?.signature ?? '',
    });
  }
}
