import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { JOB_WORDS } from '../../frontend/src/desk/operations/system-words.js';
import { EVENT_NAMES, MAIL_NAMES, TASK_NAMES } from '../../common/operations/work-names.js';

const SOURCES = 'backend/src';
/** A value of the header Referrer-Policy, which looks like the name of a reaction. */
const REFERRER_POLICY = 'strict-origin-when-cross-origin';

/** First group of every match in the backend's sources, sorted. */
function declared(pattern: RegExp): string[] {
  const files = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' }).filter(
    (name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name),
  );
  const names = files.flatMap((name) =>
    [...readFileSync(path.join(SOURCES, name), 'utf8').matchAll(pattern)].map(([, found]) => found as string),
  );
  return [...new Set(names)].sort();
}

/** Number of files of reactions, in all areas. */
function reactionFiles(): number {
  return readdirSync(SOURCES, { recursive: true, encoding: 'utf8' }).filter((name) =>
    /-when-[\w-]+(?<!\.test)\.ts$/.test(name),
  ).length;
}

describe('the screen of unfinished work has words', () => {
  it('for every reaction', () => {
    const reactions = declared(/'([a-z-]+-when-[a-z-]+)'/g).filter((name) => name !== REFERRER_POLICY);
    expect(reactions).toHaveLength(reactionFiles());
    expect(Object.keys(TASK_NAMES).sort()).toEqual(reactions);
  });

  it('for every kind of mail', () => {
    const templates = declared(/\b[A-Z_]+_MAIL = '([a-z-]+)'/g);
    expect(templates.length).toBeGreaterThan(20);
    expect(Object.keys(MAIL_NAMES)).toEqual(expect.arrayContaining(templates));
  });

  it('for every event', () => {
    const events = [
      ...declared(/defineEvent(?:<[^(]*>)?\(\s*'([a-z-]+\.[a-z-]+)'/g),
      ...declared(/listingEvent\(\s*'([a-z-]+\.[a-z-]+)'/g),
    ].sort();
    expect(events.length).toBeGreaterThan(8);
    expect(Object.keys(EVENT_NAMES).sort()).toEqual(events);
  });
});

describe('the page of the system has words', () => {
  it('for every job', () => {
    const jobs = declared(/defineJob(?:<[^(]*>)?\(\s*[\w'-]+,\s*'([a-z-]+)'/g);
    expect(jobs.length).toBeGreaterThan(20);
    expect(Object.keys(JOB_WORDS).sort()).toEqual(jobs);
  });
});
