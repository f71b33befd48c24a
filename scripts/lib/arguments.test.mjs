import { readArguments } from './arguments.mjs';

const refusal = (command, words) => {
  try {
    readArguments(command, words);
    return { line: 'it was read' };
  } catch (error) {
    return { line: error.message, usage: error.details };
  }
};

describe('arguments of a command', () => {
  it.each([
    ['start', ['--port', '4357', '--host', '127.0.0.1'], { port: '4357', host: '127.0.0.1' }],
    ['start', [], {}],
    ['seed', ['--listings=5'], { listings: '5' }],
    ['restore', ['--from', 'copias', '--replace'], { from: 'copias', replace: true }],
    ['admin', ['reset', 'ana@ejemplo.com'], {}],
    ['admin', ['list'], {}],
  ])('of %s %j are read', (command, words, values) => {
    expect({ ...readArguments(command, words) }).toEqual(values);
  });

  it.each([
    ['start', ['--prot', '4357'], "Unknown option '--prot'."],
    ['start', ['4357'], "Unexpected argument '4357'."],
    ['hold', ['now'], "Unexpected argument 'now'."],
    ['seed', [], '--listings is missing.'],
    ['restore', ['--replace'], '--from is missing.'],
    ['admin', [], 'Say what to do.'],
    ['admin', ['reset'], 'Unknown: reset'],
    ['admin', ['list', 'all'], 'Unknown: list all'],
    ['admin', ['forget', 'ana@ejemplo.com'], 'Unknown: forget ana@ejemplo.com'],
  ])('of %s %j are refused, with the usage', (command, words, line) => {
    const { line: said, usage } = refusal(command, words);
    expect(said).toContain(line);
    expect(usage).toContain(command === 'start' ? 'npm start' : `npm run ${command}`);
  });

  it('that npm took for itself are named', () => {
    process.env.npm_config_port = '4357';
    try {
      expect(refusal('start', []).line).toBe('npm took --port for itself: write -- before it.');
    } finally {
      delete process.env.npm_config_port;
    }
  });
});
