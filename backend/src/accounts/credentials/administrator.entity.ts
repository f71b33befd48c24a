import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import type { Role } from '#common/kernel/calls/roles.js';
import { bigintNumber, moment } from '#platform/database/columns.js';

/** An account of the back office. */
@Entity('administrators')
export class Administrator {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'BY DEFAULT' }) id: number;
  @Column({ type: 'text' }) email: string;
  /** As colleagues see the account; empty if it has none. */
  @Column({ type: 'text', default: '' }) name: string;
  /** Null until the invitation is accepted. */
  @Column({ type: 'text', nullable: true }) passwordHash: string | null;
  @Column({ type: 'text', default: 'administrator' }) role: Role;
  @Column({ ...moment, nullable: true }) disabledAt: Date | null;
  /** Raised with each change of the credentials; sessions of an earlier version have ended. */
  @Column({ type: 'integer', default: 1 }) credentialVersion: number;
  /** Encrypted; in use once it is confirmed. */
  @Column({ type: 'text', nullable: true }) totpSecret: string | null;
  @Column({ ...moment, nullable: true }) totpConfirmedAt: Date | null;
  /** Time step of the last code; earlier ones and this one are not accepted again. */
  @Column({ ...bigintNumber, nullable: true }) totpLastStep: number | null;
  /** Whether the account has rows of `passkeys`. */
  @Column({ type: 'boolean', default: false }) hasPasskey: boolean;
  @Column({ ...moment, nullable: true }) lastLoginAt: Date | null;
  @Column({ ...moment, default: () => 'now()' }) createdAt: Date;
}
