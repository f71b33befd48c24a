import { Injectable, SetMetadata } from '@nestjs/common';
import { DiscoveryService } from '@nestjs/core';
import type { ReactElement } from 'react';

const RENDERS_MAIL = Symbol('renders mail');

export interface MailContent {
  /** A single line. */
  subject: string;
  /** Preview text in the inbox. */
  preview: string;
  body: ReactElement;
  /** Omits the recipient's name from the message. The address may be a stranger's, and somebody could have typed a text as the name. */
  unnamed?: boolean;
  replyTo?: 'operator' | { name: string; email: string };
  /** URL of the unsubscription page and call, for bulk mail (RFC 8058). */
  unsubscribeUrl?: string;
}

/** Renders one kind of message. Null means that the message no longer applies; it is skipped. */
export interface MailTemplate {
  /** @param to the recipient's address */
  compose(facts: Record<string, unknown>, to: string): Promise<MailContent | null>;
}

/** Registers a provider as the template of that name. */
export function RendersMail(name: string) {
  return (target: new (...dependencies: never[]) => MailTemplate): void => {
    SetMetadata(RENDERS_MAIL, name)(target);
  };
}

/** Every mail template of the process, by name. Start-up fails if two share one. */
@Injectable()
export class MailTemplates {
  private readonly byName = new Map<string, MailTemplate>();

  constructor(private readonly discovery: DiscoveryService) {}

  onModuleInit(): void {
    for (const { instance, metatype } of this.discovery.getProviders()) {
      const name: string | undefined = metatype && Reflect.getMetadata(RENDERS_MAIL, metatype);
      if (!name) continue;
      if (this.byName.has(name)) throw new Error(`Two mail templates are called ${name}`);
      this.byName.set(name, instance);
    }
  }

  /** @throws Error for an unknown template */
  named(name: string): MailTemplate {
    const template = this.byName.get(name);
    if (!template) throw new Error(`No mail template is called ${name}`);
    return template;
  }
}
