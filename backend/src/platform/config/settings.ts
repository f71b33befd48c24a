import { plainToInstance } from 'class-transformer';
import {
  IsBoolean,
  IsEmail,
  IsIn,
  IsOptional,
  IsString,
  getMetadataStorage,
  Length,
  Matches,
  MinLength,
  ValidateIf,
  validateSync,
} from 'class-validator';
import { resolve } from 'node:path';
import { SECOND_STEP_FOR, type SecondStepFor } from '#common/kernel/calls/roles.js';
import { SettingsError } from './settings-error.js';
import {
  DiffersFrom,
  flag,
  IsBackupPublicKey,
  IsOrigins,
  IsRedisAddress,
  mayBeOff,
  NotAlongWith,
  OptionalWebAddress,
  Port,
  Retention,
  Share,
  WebAddress,
  WholeNumber,
} from './setting-rules.js';

const usesBucket = ({ UPLOADS_S3_ENDPOINT }: Settings) => UPLOADS_S3_ENDPOINT !== undefined;

/** All configuration from environment variables (wire-contract.md, Settings). Read once at start; nothing else reads `process.env`. */
export class Settings {
  @IsOptional()
  @IsString()
  NODE_ENV: string = 'production';

  @Port()
  PORT: number = 3000;

  @IsString()
  HOST: string = '0.0.0.0';

  /** Port of `/metrics` for Prometheus; unset disables metrics. */
  @IsOptional()
  @Port()
  @DiffersFrom('PORT')
  METRICS_PORT?: number;

  @WebAddress()
  SITE_URL: string;

  @IsString()
  @Length(1, 60, { message: 'must have 60 characters at most' })
  SITE_NAME: string = 'Costa Directa';

  @IsString()
  @MinLength(1)
  DATA_DIR: string = './var';

  @Matches(/^postgres(ql)?:\/\/.+/, { message: 'must be a postgres:// address' })
  DATABASE_URL: string;

  /** A replica from which public pages are read; it has the database of DATABASE_URL. */
  @IsOptional()
  @Matches(/^postgres(ql)?:\/\/.+/, { message: 'must be a postgres:// address' })
  DATABASE_READ_URL?: string;

  /** Address of the role that owns the schema: it migrates and restores, and grants the role of DATABASE_URL its privileges. */
  @IsOptional()
  @Matches(/^postgres(ql)?:\/\/.+/, { message: 'must be a postgres:// address' })
  DATABASE_OWNER_URL?: string;

  @IsOptional()
  @IsRedisAddress()
  REDIS_URL?: string;

  @IsOptional()
  @Matches(/^smtps?:\/\/.+/, { message: 'must be an smtp:// address' })
  SMTP_URL?: string;

  @IsEmail({ allow_display_name: true }, { message: 'must be an e-mail address' })
  MAIL_FROM: string = 'Costa Directa <avisos@costadirecta.example>';

  @IsEmail({}, { message: 'must be an e-mail address' })
  OPERATOR_EMAIL: string = 'operacion@costadirecta.example';

  @IsEmail({}, { message: 'must be an e-mail address' })
  ADMIN_EMAIL: string = 'admin@costadirecta.example';

  @IsOptional()
  @MinLength(8, { message: 'must have at least 8 characters' })
  ADMIN_PASSWORD?: string;

  @IsOptional()
  @MinLength(32, { message: 'must have at least 32 characters' })
  SESSION_SECRET?: string;

  /** Another secret that is accepted while SESSION_SECRET is rotated. */
  @IsOptional()
  @MinLength(32, { message: 'must have at least 32 characters' })
  SESSION_SECRET_PREVIOUS?: string;

  @flag
  @IsBoolean({ message: 'must be 0 or 1' })
  DEMO: boolean = false;

  /** A Nominatim-compatible `…/search` URL; null disables geocoding. */
  @mayBeOff
  @OptionalWebAddress()
  GEOCODER_URL: string | null = 'https://nominatim.openstreetmap.org/search';

  /** Attribution that the screens must show for the geocoder's results. */
  @IsString()
  GEOCODER_ATTRIBUTION: string = '© OpenStreetMap';

  @IsString()
  @Matches(/^https?:\/\/.+\{z\}.+\{x\}.+\{y\}/, { message: 'must be a tile address with {z}, {x} and {y}' })
  TILE_URL: string = 'https://tile.openstreetmap.org/{z}/{x}/{y}.png';

  @IsString()
  TILE_ATTRIBUTION: string = '© OpenStreetMap';

  /** Returns `{"venta": 1450.5}` or `{"value": 1450.5}`; null disables the exchange rate. */
  @mayBeOff
  @OptionalWebAddress()
  DOLLAR_RATE_URL: string | null = 'https://dolarapi.com/v1/dolares/oficial';

  /** Origins of outside calendars, separated by commas, that may be of a private network or without TLS. */
  @IsOrigins()
  CALENDAR_ORIGINS: string = '';

  @OptionalWebAddress()
  FACEBOOK_URL?: string;

  @OptionalWebAddress()
  INSTAGRAM_URL?: string;

  @OptionalWebAddress()
  YOUTUBE_URL?: string;

  @OptionalWebAddress()
  WHATSAPP_URL?: string;

  @OptionalWebAddress()
  BLOG_URL?: string;

  /** Link target of the tax authority's badge. */
  @OptionalWebAddress()
  FISCAL_DATA_URL?: string;

  /** Settings of the upload bucket. If unset, uploads are stored under DATA_DIR. */
  @OptionalWebAddress()
  UPLOADS_S3_ENDPOINT?: string;

  @ValidateIf(usesBucket)
  @IsString({ message: 'must be set along with UPLOADS_S3_ENDPOINT' })
  UPLOADS_S3_BUCKET?: string;

  @IsString()
  UPLOADS_S3_REGION: string = 'us-east-1';

  @ValidateIf(usesBucket)
  @IsString({ message: 'must be set along with UPLOADS_S3_ENDPOINT' })
  UPLOADS_S3_ACCESS_KEY?: string;

  @ValidateIf(usesBucket)
  @IsString({ message: 'must be set along with UPLOADS_S3_ENDPOINT' })
  UPLOADS_S3_SECRET_KEY?: string;

  /** Folder of the scheduled backups; unset: none are made. */
  @IsOptional()
  @IsString()
  BACKUP_TO?: string;

  @IsOptional()
  @MinLength(16, { message: 'must have at least 16 characters' })
  BACKUP_KEY?: string;

  /** Encrypts backups; only the private key, which is kept elsewhere, decrypts them. */
  @IsOptional()
  @IsBackupPublicKey()
  @NotAlongWith('BACKUP_KEY')
  BACKUP_PUBLIC_KEY?: string;

  @WholeNumber(1, 744, 'must be a number of hours from 1 to 744')
  BACKUP_EVERY_HOURS: number = 24;

  @Matches(/^\d{1,3},\d{1,3},\d{1,3}$/, { message: 'must be numbers of days, weeks and months, as 7,4,6' })
  BACKUP_KEEP: string = '7,4,6';

  /** Number of trusted proxies in front of the server; they determine the client address. */
  @WholeNumber(0, 5, 'must be a number of proxies from 0 to 5')
  TRUST_PROXY: number = 0;

  /** Months after which a rejected listing is deleted; 0 keeps it. */
  @Retention()
  KEEP_REJECTED_MONTHS: number = 12;

  /** Months after which personal data are removed from messages, the mail ledger and the audit trail; 0 keeps them. */
  @Retention()
  KEEP_MESSAGES_MONTHS: number = 24;

  /** Days after which a pending listing of an unconfirmed address is deleted; 0 keeps it. */
  @Retention()
  KEEP_UNCONFIRMED_DAYS: number = 30;

  /** Days without news after which an owner is asked whether the home is available; 0 disables the question. */
  @WholeNumber(0, 365, 'must be a number of days from 0 to 365')
  ASK_AVAILABILITY_DAYS: number = 30;

  /** Days from the warning to the pause of an unpaid notice that nobody confirms; 0 disables both. */
  @WholeNumber(0, 365, 'must be a number of days from 0 to 365')
  PAUSE_UNCONFIRMED_DAYS: number = 15;

  @WholeNumber(1, 100_000, 'must be a number from 1 to 100000')
  PUBLICATIONS_PER_HOUR: number = 20;

  @IsIn(SECOND_STEP_FOR, { message: `must be one of ${SECOND_STEP_FOR.join(', ')}` })
  SECOND_STEP_FOR: SecondStepFor = 'nobody';

  /** Address for reports of vulnerabilities; unset: the contact page. */
  @IsOptional()
  @Matches(/^(https:\/\/|mailto:)\S+$/, { message: 'must be an https:// or mailto: address' })
  SECURITY_CONTACT?: string;

  /** Seconds that a web process keeps serving after SIGTERM while readiness fails. */
  @WholeNumber(1, 120, 'must be a number of seconds from 1 to 120')
  DRAIN_SECONDS: number = 1;

  /** Listening sockets that systemd passes to the process with the id LISTEN_PID (sd_listen_fds(3)). */
  @WholeNumber(0, 1, 'must be 0 or 1, because the web process listens on one socket')
  LISTEN_FDS: number = 0;
  @WholeNumber(0, 2 ** 31 - 1, 'must be the id of a process')
  LISTEN_PID: number = 0;

  /** Collector of traces, in OTLP over HTTP; unset: nothing is traced. */
  @OptionalWebAddress()
  OTEL_EXPORTER_OTLP_ENDPOINT?: string;

  /** Share of the traces that is sent to the collector. */
  @Share()
  OTEL_TRACES_SAMPLER_ARG: number = 1;

  @IsIn(['fatal', 'error', 'warn', 'info', 'debug', 'silent'], { message: 'must be a level of the log' })
  LOG_LEVEL: string = 'info';

  /** Address for programs that change the schema. */
  get ownerUrl(): string {
    return this.DATABASE_OWNER_URL ?? this.DATABASE_URL;
  }

  get secure(): boolean {
    return this.SITE_URL.startsWith('https://');
  }

  /** User agent for requests to outside services, some of which require a contact address. */
  get userAgent(): string {
    return `${this.SITE_NAME} (${this.SITE_URL}; ${this.OPERATOR_EMAIL})`;
  }

  get development(): boolean {
    return this.NODE_ENV === 'development';
  }
}

/** Names of all settings: every one has a rule. */
export function settingNames(): (keyof Settings)[] {
  const rules = getMetadataStorage().getTargetValidationMetadatas(Settings, '', false, false);
  return [...new Set(rules.map(({ propertyName }) => propertyName as keyof Settings))];
}

/**
 * Reads and validates the settings. An empty or blank variable counts as unset.
 * @throws SettingsError naming every invalid variable, in one line
 */
export function readSettings(environment: NodeJS.ProcessEnv = process.env): Settings {
  const trimmed = Object.entries(environment).map(([name, value]) => [name, value?.trim()]);
  const given = Object.fromEntries(trimmed.filter(([, value]) => value !== ''));
  const settings = plainToInstance(Settings, given, { exposeDefaultValues: true });
  settings.SITE_URL = (settings.SITE_URL ?? `http://localhost:${settings.PORT}`).replace(/\/+$/, '');
  settings.DATA_DIR = resolve(settings.DATA_DIR);
  const faults = validateSync(settings, { skipMissingProperties: false });
  if (faults.length > 0) throw new SettingsError(faults);
  return settings;
}
