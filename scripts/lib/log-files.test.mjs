import {
  closeSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { rotateLog } from './log-files.mjs';

describe('a log file', () => {
  let folder;
  let file;

  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'costa-logs-'));
    file = path.join(folder, 'web.log');
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  const contents = () =>
    Object.fromEntries(
      readdirSync(folder).map((name) => [name, readFileSync(path.join(folder, name), 'utf8')]),
    );

  it('is moved on when it is too large, while a process has it open, and the oldest is deleted', () => {
    const log = openSync(file, 'a');
    for (const text of ['one.', 'two.', 'three', 'four.']) {
      writeSync(log, text);
      rotateLog(file, { maxBytes: 3, keep: 2 });
    }
    writeSync(log, 'x');
    closeSync(log);
    expect(contents()).toEqual({ 'web.log': 'x', 'web.log.1': 'four.', 'web.log.2': 'three' });
  });

  it('stays as it is while it is small enough', () => {
    writeFileSync(file, 'abc');
    rotateLog(file, { maxBytes: 3, keep: 2 });
    expect(contents()).toEqual({ 'web.log': 'abc' });
  });

  it('is emptied if none is to be kept', () => {
    writeFileSync(file, 'abcd');
    rotateLog(file, { maxBytes: 3, keep: 0 });
    expect(contents()).toEqual({ 'web.log': '' });
  });

  it('may be missing', () => {
    rotateLog(file, { maxBytes: 3, keep: 2 });
    expect(contents()).toEqual({});
  });

  it('and the earlier ones stay when it cannot be copied', () => {
    writeFileSync(file, 'abcd');
    writeFileSync(`${file}.1`, 'one');
    writeFileSync(`${file}.2`, 'two');
    mkdirSync(`${file}.copy`);
    rotateLog(file, { maxBytes: 3, keep: 2 });
    expect(contents()).toEqual({ 'web.log': 'abcd', 'web.log.1': 'one', 'web.log.2': 'two' });
  });
});
