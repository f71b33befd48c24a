import { applyDecorators } from '@nestjs/common';
import { bech32 } from '@scure/base';
import { Transform } from 'class-transformer';
import { IsInt, IsNumber, IsOptional, IsUrl, Max, Min, ValidateBy } from 'class-validator';
import { parseRedisAddress } from './redis-address.js';

const number = Transform(({ value }) => (/^\d+$/.test(String(value)) ? Number(value) : value));
const fraction = Transform(({ value }) => (/^\d*\.?\d+$/.test(String(value)) ? Number(value) : value));
export const flag = Transform(({ value }) => ({ '1': true, '0': false })[String(value)] ?? value);
/** `off` is read as null: the service is not used. */
export const mayBeOff = Transform(({ value }) => (value === 'off' ? null : value));

export function WholeNumber(least: number, most: number, message: string): PropertyDecorator {
  return applyDecorators(number, IsInt({ message }), Min(least, { message }), Max(most, { message }));
}

/** A number from 0 to 1. */
export function Share(): PropertyDecorator {
  const message = 'must be a number from 0 to 1';
  return applyDecorators(fraction, IsNumber({}, { message }), Min(0, { message }), Max(1, { message }));
}

export const Port = () => WholeNumber(0, 65_535, 'must be a port from 0 to 65535');
export const Retention = () => WholeNumber(0, 1_200, 'must be a whole number from 0 to 1200');

/** An http(s) URL. The scheme is required, because a bare host name would fail only at the first request. */
export const WebAddress = () =>
  IsUrl(
    { require_tld: false, protocols: ['http', 'https'], require_protocol: true },
    { message: 'must be an http(s) address' },
  );

/** A URL, or unset. */
export const OptionalWebAddress = () => applyDecorators(IsOptional(), WebAddress());

/** Origins separated by commas, or none. */
export const IsOrigins = () =>
  ValidateBy({
    name: 'isOrigins',
    validator: {
      validate: (value) =>
        value === '' || (typeof value === 'string' && value.split(',').every((one) => isOrigin(one.trim()))),
      defaultMessage: () => 'must be origins separated by commas, as http://10.0.0.5:8080',
    },
  });

function isOrigin(text: string): boolean {
  return URL.canParse(text) && new URL(text).origin === text;
}

export const IsRedisAddress = () =>
  ValidateBy({
    name: 'isRedisAddress',
    validator: {
      validate: (value) => typeof value === 'string' && parseRedisAddress(value) !== undefined,
      defaultMessage: () =>
        'must be redis://host:port, redis-sentinel://host:port,…/name or redis-cluster://host:port,…',
    },
  });

export const IsBackupPublicKey = () =>
  ValidateBy({
    name: 'isBackupPublicKey',
    validator: {
      validate: (value) => typeof value === 'string' && isAgeRecipient(value),
      defaultMessage: () =>
        'must be a public key of age (age1…), as npm run backup -- --make-key FILE prints it',
    },
  });

/** Whether a text is an X25519 public key of age. Its checksum finds mistyped keys, to which unreadable backups would be made. */
function isAgeRecipient(text: string): boolean {
  const decoded = bech32.decodeUnsafe(text);
  return decoded?.prefix === 'age' && bech32.fromWordsUnsafe(decoded.words)?.length === 32;
}

/** Rule for two settings that exclude each other. */
export const DiffersFrom = (other: string) =>
  ValidateBy({
    name: 'differsFrom',
    validator: {
      // Port 0 stands for any free port.
      validate: (value, args) => value === 0 || (args!.object as Record<string, unknown>)[other] !== value,
      defaultMessage: () => `must differ from ${other}`,
    },
  });

export const NotAlongWith = (other: string) =>
  ValidateBy({
    name: 'notAlongWith',
    validator: {
      validate: (_value, args) => (args!.object as Record<string, unknown>)[other] === undefined,
      defaultMessage: () => `must not be set along with ${other}`,
    },
  });
