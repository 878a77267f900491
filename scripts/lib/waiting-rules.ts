/** A file of the product, or one of its exports, that nothing in the product uses. */
export interface Unused {
  readonly file: string;
  /** The export's name; absent for a whole file. */
  readonly name?: string;
}

export interface WaitingRule extends Unused {
  /** The open issue whose screens will use it. */
  readonly issue: number;
  /** Ledger ids whose fact is this member alone: their tests go through the product, but the product does not read it. */
  readonly ids?: readonly string[];
}

/** tests/ledger/waiting-rules.yaml. */
export interface WaitingRules {
  /** The length that the list must not exceed again. */
  readonly most: number;
  readonly rules: readonly WaitingRule[];
}

interface KnipReport {
  readonly issues: readonly {
    readonly file: string;
    readonly files?: readonly unknown[];
    readonly exports?: readonly { readonly name: string }[];
  }[];
}

/** Reads what knip's JSON report says about files and exports. */
export function readUnused(json: string): readonly Unused[] {
  const { issues }: KnipReport = JSON.parse(json);
  return issues.flatMap(({ file, files = [], exports = [] }) => [
    ...files.map(() => ({ file })),
    ...exports.map(({ name }) => ({ file, name })),
  ]);
}

/** Returns the faults of the list after a look at the product, one sentence each. */
export function findWaitingFaults(unused: readonly Unused[], { most, rules }: WaitingRules): readonly string[] {
  const keys = new Set(rules.map(keyOf));
  const found = new Set(unused.map(keyOf));
  const faults = [
    ...unused
      .filter((each) => !keys.has(keyOf(each)))
      .map((each) => `${keyOf(each)} has no caller in the product. Delete it, or give it one.`),
    ...rules
      .filter((each) => !found.has(keyOf(each)))
      .map((each) => `${keyOf(each)} is used now, or gone. Take it off the list.`),
  ];
  if (rules.length > most) faults.push(`The list has ${rules.length} entries and must not have more than ${most}.`);
  if (rules.length < most) faults.push(`The list has shrunk to ${rules.length} entries. Lower \`most\`.`);
  return faults;
}

function keyOf({ file, name }: Unused): string {
  return name === undefined ? file : `${file}#${name}`;
}
