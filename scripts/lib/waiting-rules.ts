export interface UnusedWaitingRule {
  readonly file: string;
  readonly name?: string;
}

export interface WaitingRule extends UnusedWaitingRule {
  readonly issue: number;
  readonly ids?: readonly string[];
}

export interface WaitingRules {
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

export function readUnused(json: string): readonly UnusedWaitingRule[] {
  const { issues }: KnipReport = JSON.parse(json);
  return issues.flatMap(({ file, files = [], exports = [] }) => [
    ...files.map(() => ({ file })),
    ...exports.map(({ name }) => ({ file, name })),
  ]);
}

export function findWaitingFaults(
  unused: readonly UnusedWaitingRule[],
  { most, rules }: WaitingRules,
): readonly string[] {
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

function keyOf({ file, name }: UnusedWaitingRule): string {
  return name === undefined ? file : `${file}#${name}`;
}
