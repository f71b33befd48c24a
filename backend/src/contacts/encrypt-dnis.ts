import { Injectable, Logger } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { defineJob, Handles, type JobHandler } from '#platform/queue/define-job.js';
import { SealedTexts } from '#platform/secrets/sealed-texts.js';
import { SecretKeys } from '#platform/secrets/secret-keys.js';
import { Signatures } from '#platform/secrets/signatures.js';
import { sealDnis } from './seal-dnis.js';

export const encryptDnis = defineJob('maintenance', 'encrypt-dnis', { dailyAt: '4:30' });

/** Encrypts DNIs that an earlier version or a restored backup has left as digits, or that another secret has encrypted. */
@Injectable()
@Handles(encryptDnis)
export class EncryptDnis implements JobHandler<Record<string, never>> {
  private readonly log = new Logger(EncryptDnis.name);

  constructor(
    private readonly database: DataSource,
    private readonly keys: SecretKeys,
    private readonly sealed: SealedTexts,
    private readonly signatures: Signatures,
  ) {}

  async handle(): Promise<void> {
    const { keys, sealed, signatures } = this;
    const { changed, unreadable } = await sealDnis(this.database, { keys, sealed, signatures });
    if (changed + unreadable > 0)
      this.log.log(`DNIs: ${changed} encrypted, ${unreadable} that cannot be decrypted`);
  }
}
