import { CLOCK_FAULTS } from './clock-faults.js';
import { DATABASE_FAULTS } from './database-faults.js';
import { DISK_FAULTS } from './disk-faults.js';
import { QUICK, WHOLE, type Fault } from './fault.js';
import { HISTORY_FAULTS } from './history-faults.js';
import { Lab, type BackendName } from './lab.js';
import { MAIL_FAULTS } from './mail-faults.js';
import { PROCESS_FAULTS } from './process-faults.js';
import { QUEUE_FAULTS } from './queue-faults.js';
import { ALL } from '../support/tier.js';

/** `npm run test:all` runs every fault once, on each queue; by hand in whole size with FAULT_SIZE=whole, FAULT_RUNS times. */
const RUNS = Number(process.env.FAULT_RUNS ?? 1);
const ONLY = process.env.FAULT_ONLY?.split(',');
const SIZE = process.env.FAULT_SIZE === 'whole' ? WHOLE : QUICK;

const FAULTS: Fault[] = [
  ...PROCESS_FAULTS,
  ...DATABASE_FAULTS,
  ...QUEUE_FAULTS,
  ...MAIL_FAULTS,
  ...CLOCK_FAULTS,
  ...DISK_FAULTS,
  ...HISTORY_FAULTS,
]
  .filter(({ name, quick }) => (ONLY ? ONLY.includes(name) : ALL || quick))
  .sort((one, other) => Number(one.name.slice(1)) - Number(other.name.slice(1)));

/** Without a redis-server on PostgreSQL alone; the summary of the run reports that. */
const WANTED: BackendName[] = ALL && process.env.TEST_REDIS_SERVER ? ['PostgreSQL', 'Redis'] : ['PostgreSQL'];
const BACKENDS = WANTED.filter((backend) => FAULTS.some(({ backends }) => backends.includes(backend)));

/** Written directly, because Jest buffers output until the suite ends. */
const tell = (...cells: (string | number)[]): boolean => process.stdout.write(`${cells.join(' | ')}\n`);

beforeAll(() => {
  tell('fault', 'backend', 'run', 'injected', 'what held', 'recovered after');
});

describe.each(BACKENDS)('on %s', (backend) => {
  let lab: Lab;

  beforeAll(async () => {
    lab = await Lab.open(backend);
  });
  afterAll(() => lab.close());

  const here = FAULTS.filter(({ backends }) => backends.includes(backend));
  for (const fault of here) {
    for (let run = 1; run <= RUNS; run++) {
      it(`${fault.name} ${fault.title} (${run})`, async () => {
        await lab.reset();
        const outcome = await fault.run(lab, SIZE).catch((error: Error) => {
          tell(fault.name, backend, run, fault.title, `NO: ${error.message}`, '');
          throw error;
        });
        tell(fault.name, backend, run, outcome.injected, outcome.held, `${outcome.seconds.toFixed(1)} s`);
        expect(outcome.held).not.toBe('');
      });
    }
  }
});
