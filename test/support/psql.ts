import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import { promisify } from 'node:util';
import pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';

const run = promisify(execFile);

/** Whether this machine has psql. */
export async function hasPsql(): Promise<boolean> {
  return run('psql', ['--version']).then(
    () => true,
    () => false,
  );
}

/**
 * Restores a file with psql.
 * @throws Error with its output if it fails
 */
export async function restoreWithPsql(url: string, sql: Buffer): Promise<void> {
  const child = spawn('psql', ['--no-psqlrc', '--quiet', '--file=-', url], {
    stdio: ['pipe', 'ignore', 'pipe'],
  });
  let said = '';
  child.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()));
  child.stdin.on('error', () => undefined);
  child.stdin.end(sql);
  const [code] = await once(child, 'close');
  if (code !== 0) throw new Error(`psql ended with ${code}: ${said}`);
}

/**
 * Replacement for machines without psql: parses the subset of its input that a backup contains (statements that end a line with `;` outside
 * a function body, `COPY … FROM stdin` with rows, backslash commands) and runs it on one connection.
 */
export async function restoreLikePsql(url: string, sql: Buffer): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const lines = createInterface({ input: Readable.from([sql]), crlfDelay: Infinity })[
      Symbol.asyncIterator
    ]();
    let statement = '';
    for (let next = await lines.next(); !next.done; next = await lines.next()) {
      if (statement === '' && /^(\\|--|$)/.test(next.value)) continue;
      statement += `${next.value}\n`;
      if (!next.value.endsWith(';') || isInsideBody(statement)) continue;
      if (/^COPY .* FROM stdin;$/.test(statement.trim())) await copyRows(client, statement, lines);
      else await client.query(statement);
      statement = '';
    }
  } finally {
    await client.end();
  }
}

/** A function body is enclosed in `$$` and contains statements. */
function isInsideBody(statement: string): boolean {
  return (statement.match(/\$\w*\$/g) ?? []).length % 2 === 1;
}

async function copyRows(client: pg.Client, statement: string, lines: AsyncIterator<string>): Promise<void> {
  const target = client.query(copyFrom(statement));
  for (let row = await lines.next(); !row.done && row.value !== '\\.'; row = await lines.next()) {
    if (!target.write(`${row.value}\n`)) await once(target, 'drain');
  }
  target.end();
  await once(target, 'finish');
}
