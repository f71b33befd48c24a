import type { Email } from 'postal-mime';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { MAIL_FOLDER } from '#platform/mail/mail-transport.js';

const MOST = 100;
/** Written by MailTransport; a name with a dot in front is incomplete. */
const FILE = /^[\w-][\w.-]*\.eml$/;

export interface StoredMail {
  name: string;
  mail: Email;
}

/** The messages that were written to files because there is no mail server. */
export class StoredMails {
  /** Those of the last list. */
  private read: ReadonlyMap<string, Email> = new Map();
  private readonly folder: string;

  constructor(dataDir: string) {
    this.folder = join(dataDir, MAIL_FOLDER);
  }

  /** The newest first; their names begin with the time. */
  async newest(): Promise<StoredMail[]> {
    const names = await readdir(this.folder).catch(() => []);
    const files = names.filter((name) => FILE.test(name)).toSorted();
    const mails = await Promise.all(files.slice(-MOST).map((name) => this.find(name)));
    const found = mails.filter((mail) => mail !== undefined).toReversed();
    this.read = new Map(found.map(({ name, mail }) => [name, mail]));
    return found;
  }

  async find(name: string): Promise<StoredMail | undefined> {
    if (!FILE.test(name)) return undefined;
    const known = this.read.get(name);
    if (known) return { name, mail: known };
    const bytes = await readFile(join(this.folder, name)).catch(() => undefined);
    if (!bytes) return undefined;
    // Only a trial reads mails.
    const { default: PostalMime } = await import('postal-mime');
    return { name, mail: await PostalMime.parse(bytes) };
  }
}
