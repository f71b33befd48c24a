/** How a notice for the whole site looks: plain, important, alarming. */
export const NOTICE_LEVELS = ['information', 'warning', 'danger'] as const;
export type NoticeLevel = (typeof NOTICE_LEVELS)[number];

/** What the operator sets for the whole site. */
export interface OptionValues {
  /** Text on every page; empty for none. */
  notice: { text: string; level: NoticeLevel };
  /** What visitors cannot do for now, each with its reason; empty if they can. */
  closures: { publishing: string; inquiries: string };
}

export type OptionName = keyof OptionValues;
export type Closable = keyof OptionValues['closures'];

/** A value and the times between which it holds; without an end it holds until a later one begins. */
export interface OptionRow<Name extends OptionName = OptionName> {
  id: number;
  name: Name;
  value: OptionValues[Name];
  from: Date;
  until: Date | null;
}

const DEFAULTS: OptionValues = {
  notice: { text: '', level: 'information' },
  closures: { publishing: '', inquiries: '' },
};

/** The row that holds at a moment: of those that do, the one that began last. */
export function rowAt<Name extends OptionName>(
  rows: readonly OptionRow[],
  name: Name,
  now: Date,
): OptionRow<Name> | undefined {
  return rows
    .filter((row): row is OptionRow<Name> => row.name === name)
    .filter(({ from, until }) => from <= now && (until === null || until > now))
    .toSorted((a, b) => a.from.getTime() - b.from.getTime() || a.id - b.id)
    .at(-1);
}

/** The values that hold at a moment. */
export function optionsAt(rows: readonly OptionRow[], now: Date): OptionValues {
  return {
    notice: rowAt(rows, 'notice', now)?.value ?? DEFAULTS.notice,
    closures: rowAt(rows, 'closures', now)?.value ?? DEFAULTS.closures,
  };
}
