import { readFileSync } from 'node:fs';

/** A unit of deploy/systemd: its settings by section and name. A name may occur several times. */
export class SystemdUnit {
  private readonly lines: { section: string; name: string; value: string }[] = [];

  private constructor(text: string) {
    let section = '';
    for (const line of text.split('\n')) {
      section = /^\[(\w+)\]$/.exec(line)?.[1] ?? section;
      const [, name, value] = /^(\w+)=(.*)$/.exec(line) ?? [];
      if (name !== undefined) this.lines.push({ section, name, value: value! });
    }
  }

  /** @param instance replaces `%i` in a unit for several instances */
  static read(name: string, instance = '', kind: 'service' | 'socket' = 'service'): SystemdUnit {
    return new SystemdUnit(readFileSync(`deploy/systemd/${name}.${kind}`, 'utf8').replaceAll('%i', instance));
  }

  all(section: string, name: string): string[] {
    return this.lines
      .filter((line) => line.section === section && line.name === name)
      .map(({ value }) => value);
  }

  /** @throws Error unless the unit has the setting exactly once */
  one(section: string, name: string): string {
    const [value, ...more] = this.all(section, name);
    if (value === undefined || more.length > 0) throw new Error(`${section}.${name} is not set exactly once`);
    return value;
  }

  /** The units that this one names with these relations. */
  related(...relations: string[]): string[] {
    return relations.flatMap((relation) => this.all('Unit', relation)).flatMap((units) => units.split(' '));
  }

  /** Settings of the unit itself, which come after those of its files. */
  get environment(): Record<string, string> {
    const pairs = this.all('Service', 'Environment').flatMap((line) => line.split(' '));
    return Object.fromEntries(pairs.map((pair) => pair.split('=') as [string, string]));
  }
}
