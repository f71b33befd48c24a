import { ServerProcess } from '../support/server-process.js';
import { CLOCK_AND_DISK_FAULTS } from './clock-and-disk-faults.js';
import { DATABASE_FAULTS } from './database-faults.js';
import { QUICK, WHOLE, type Fault } from './fault.js';
import { Lab, type BackendName } from './lab.js';
import { MAIL_FAULTS } from './mail-faults.js';
import { PROCESS_FAULTS } from './process-faults.js';
import { QUEUE_FAULTS } from './queue-faults.js';

/** `npm run test:faults` runs everything, FAULT_RUNS times (3); `npm test` a part, once, on PostgreSQL. */
const ALL = process.env.FAULTS === 'full';
const RUNS = Number(process.env.FAULT_RUNS ?? (ALL ? 3 : 1));
const ONLY = process.env.FAULT_ONLY?.split(',');
const SIZE = process.env.FAULT_SIZE === 'quick' || !ALL ? QUICK : WHOLE;

const FAULTS: Fault[] = [
  ...PROCESS_FAULTS,
  ...DATABASE_FAULTS,
  ...QUEUE_FAULTS,
  ...MAIL_FAULTS,
  ...CLOCK_AND_DISK_FAULTS,
]
  .filter(({ name, quick }) => (ONLY ? ONLY.includes(name) : ALL || quick))
  .sort((one, other) => Number(one.name.slice(1)) - Number(other.name.slice(1)));

const BACKENDS: BackendName[] = ALL ? ['PostgreSQL', 'Redis'] : ['PostgreSQL'];
const table: Record<string, string | number>[] = [];

beforeAll(() => ServerProcess.build(), 120_000);
afterAll(() => {
  for (const row of table) console.log(Object.values(row).join(' | '));
});

describe.each(BACKENDS)('on %s', (backend) => {
  let lab: Lab | undefined;

  beforeAll(async () => {
    lab = await Lab.open(backend);
    if (!lab) console.log(`${backend}: not to be had here, nothing of it was tried`);
  }, 120_000);
  afterAll(async () => lab?.close(), 60_000);

  const here = FAULTS.filter(({ backends }) => backends.includes(backend));
  for (const fault of here) {
    for (let run = 1; run <= RUNS; run++) {
      it(`${fault.name} ${fault.title} (${run})`, async () => {
        if (!lab) return;
        await lab.reset();
        const row = { fault: fault.name, backend, run };
        try {
          const { injected, held, seconds } = await fault.run(lab, SIZE);
          table.push({ ...row, injected, held, seconds: `${seconds.toFixed(1)} s` });
        } catch (error) {
          table.push({ ...row, injected: fault.title, held: `NO: ${(error as Error).message}`, seconds: '' });
          throw error;
        }
        expect(table.at(-1)).toMatchObject(row);
      }, 600_000);
    }
  }
});
