import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseEnv } from 'node:util';
import { parse } from 'yaml';
import { PATIENCE_MS } from './patience.js';

interface Service {
  command?: string[];
  environment: Record<string, string | number>;
  healthcheck?: { test: string[] };
}

export type ProductService = 'migrate' | 'web' | 'worker';
type Values = Readonly<Record<string, string | undefined>>;

/** The command of services that the compose file leaves to the image. */
const [, IMAGE_COMMAND] = /^CMD (\[.*\])$/m.exec(readFileSync('Dockerfile', 'utf8'))!;
const { services } = parse(readFileSync('docker-compose.yml', 'utf8'), { merge: true }) as {
  services: Record<string, Service>;
};

/** The values of a file for `docker compose --env-file`. */
export function valuesOf(file: string): Values {
  return parseEnv(readFileSync(file, 'utf8'));
}

/**
 * Starts a service of docker-compose.yml with its own command and settings, on this machine instead of in a container.
 * @param values of the variables of the compose file
 * @param here settings that differ on this machine
 * @throws Error if the compose file asks for a value that is missing
 */
export function startService(
  name: ProductService,
  values: Values,
  here: Record<string, string>,
): ChildProcess {
  const { command = JSON.parse(IMAGE_COMMAND!) as string[], environment } = services[name]!;
  const [program, ...args] = command;
  if (program !== 'node') throw new Error(`${name} is started by ${program}`);
  const settings = Object.entries(environment).map(([setting, value]) => [setting, filledIn(value, values)]);
  const env = {
    PATH: process.env['PATH'],
    NODE_ENV: 'production',
    ...Object.fromEntries(settings),
    ...here,
  };
  return spawn(process.execPath, args, { env, stdio: ['ignore', 'pipe', 'inherit'] });
}

/** Runs the health check of a service as it is written, with addresses of this machine, until it passes. */
export async function untilHealthy(
  name: ProductService,
  child: ChildProcess,
  places: Readonly<Record<string, string>>,
): Promise<void> {
  const [kind, program, flag, script] = services[name]!.healthcheck!.test;
  if (`${kind} ${program} ${flag}` !== 'CMD node -e') throw new Error(`${name} is checked by ${program}`);
  const here = Object.entries(places).reduce((text, [from, to]) => text.replace(from, to), script!);
  for (const until = Date.now() + PATIENCE_MS; ;) {
    if (child.exitCode !== null) throw new Error(`${name} ended with ${child.exitCode}`);
    if (succeeds(here)) return;
    if (Date.now() > until) throw new Error(`${name} is not healthy`);
    await sleep(200);
  }
}

/** Whether a script of Node ends without an error. */
export function succeeds(script: string): boolean {
  try {
    execFileSync(process.execPath, ['-e', script], { stdio: 'ignore', timeout: 10_000 });
    return true;
  } catch {
    return false;
  }
}

/** `${NAME}`, `${NAME:-default}` and `${NAME:?message}`. */
function filledIn(value: string | number, values: Values): string {
  return String(value).replace(
    /\$\{([A-Z0-9_]+)(?::-([^}]*)|:\?[^}]*)?\}/g,
    (_all, name: string, byDefault) => {
      const found = values[name] || byDefault;
      if (found === undefined) throw new Error(`${name} is set nowhere`);
      return found;
    },
  );
}
