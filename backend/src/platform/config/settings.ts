import { plainToInstance, Transform } from 'class-transformer';
import {
  IsBoolean,
  IsEmail,
  IsIn,
  IsInt,
  IsOptional,
  IsString,
  IsUrl,
  Length,
  Matches,
  Max,
  Min,
  MinLength,
  ValidateIf,
  validateSync,
} from 'class-validator';
import { resolve } from 'node:path';

const number = Transform(({ value }) => (/^\d+$/.test(String(value)) ? Number(value) : value));
const flag = Transform(({ value }) => ({ '1': true, '0': false })[String(value)] ?? value);

const usesBucket = ({ UPLOADS_S3_ENDPOINT }: Settings) => UPLOADS_S3_ENDPOINT !== undefined;

/** All that the environment decides (wire-contract.md, Settings). Read once, at start; the only reader of `process.env`. */
export class Settings {
  @IsOptional()
  @IsString()
  NODE_ENV: string = 'production';

  @number
  @IsInt({ message: 'must be a port number' })
  @Min(0)
  @Max(65_535)
  PORT: number = 3000;

  @IsString()
  HOST: string = '0.0.0.0';

  @IsUrl(
    { require_tld: false, protocols: ['http', 'https'], require_protocol: true },
    { message: 'must be an http(s) address' },
  )
  SITE_URL: string;

  @IsString()
  @Length(1, 60)
  SITE_NAME: string = 'Costa Directa';

  @IsString()
  @MinLength(1)
  DATA_DIR: string = './var';

  @Matches(/^postgres(ql)?:\/\/.+/, { message: 'must be a postgres:// address' })
  DATABASE_URL: string;

  @IsOptional()
  @Matches(/^rediss?:\/\/.+/, { message: 'must be a redis:// address' })
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

  @flag
  @IsBoolean({ message: 'must be 0 or 1' })
  DEMO: boolean = false;

  @IsOptional()
  @IsUrl({ require_tld: false }, { message: 'must be an address' })
  GEOCODER_URL?: string;

  @IsString()
  @Matches(/^https?:\/\/.+\{z\}.+\{x\}.+\{y\}/, { message: 'must be a tile address with {z}, {x} and {y}' })
  TILE_URL: string = 'https://tile.openstreetmap.org/{z}/{x}/{y}.png';

  @IsString()
  TILE_ATTRIBUTION: string = '© OpenStreetMap';

  @IsOptional()
  @IsUrl({ require_tld: false }, { message: 'must be an address' })
  DOLLAR_RATE_URL?: string;

  @IsOptional()
  @IsUrl({ require_tld: false }, { message: 'must be an address' })
  FACEBOOK_URL?: string;

  @IsOptional()
  @IsUrl({ require_tld: false }, { message: 'must be an address' })
  INSTAGRAM_URL?: string;

  @IsOptional()
  @IsUrl({ require_tld: false }, { message: 'must be an address' })
  YOUTUBE_URL?: string;

  @IsOptional()
  @IsUrl({ require_tld: false }, { message: 'must be an address' })
  WHATSAPP_URL?: string;

  @IsOptional()
  @IsUrl({ require_tld: false }, { message: 'must be an address' })
  BLOG_URL?: string;

  /** The address behind the tax authority's badge. */
  @IsOptional()
  @IsUrl({ require_tld: false }, { message: 'must be an address' })
  FISCAL_DATA_URL?: string;

  /** All of these name a bucket for uploads; without them uploads lie under DATA_DIR. */
  @IsOptional()
  @IsUrl({ require_tld: false, require_protocol: true }, { message: 'must be an http(s) address' })
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

  /** How many proxies stand in front and may be believed about the visitor's address. */
  @number
  @IsInt({ message: 'must be a number of proxies' })
  @Min(0)
  @Max(5)
  TRUST_PROXY: number = 0;

  @IsIn(['fatal', 'error', 'warn', 'info', 'debug', 'silent'], { message: 'must be a level of the log' })
  LOG_LEVEL: string = 'info';

  get secure(): boolean {
    return this.SITE_URL.startsWith('https://');
  }

  get development(): boolean {
    return this.NODE_ENV === 'development';
  }
}

/** A setting is wrong; the message is one line that names each. */
export class SettingsError extends Error {}

/**
 * Reads and checks the settings. An empty variable counts as unset.
 * @throws SettingsError naming every wrong variable, in one line.
 */
export function readSettings(environment: NodeJS.ProcessEnv = process.env): Settings {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const settings = plainToInstance(Settings, given, { exposeDefaultValues: true });
  settings.SITE_URL = (settings.SITE_URL ?? `http://localhost:${settings.PORT}`).replace(/\/+$/, '');
  settings.DATA_DIR = resolve(settings.DATA_DIR);
  const faults = validateSync(settings, { skipMissingProperties: false });
  if (faults.length > 0) {
    const texts = faults.map(
      ({ property, constraints }) => `${property} ${Object.values(constraints ?? {})[0]}`,
    );
    throw new SettingsError(`Wrong settings: ${texts.join('; ')}`);
  }
  return settings;
}
