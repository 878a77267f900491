import { readFileSync } from 'node:fs';
import { checkText } from '@/core/kernel/content-checks/content-checks.rules';
import type { CheckGround } from '@/core/kernel/content-checks/finding';
import { CHECK_GROUNDS } from '@/core/kernel/content-checks/finding';

export const EXAMPLE_SETS = ['by-a-stranger', 'before-the-rules', 'beside-the-rules'] as const;
export type ExampleSet = (typeof EXAMPLE_SETS)[number];

export interface Example {
  readonly ground: CheckGround | 'harmless';
  readonly text: string;
  /** Start and end of each marked part; empty for a harmless text. */
  readonly marked: readonly { readonly start: number; readonly end: number }[];
  readonly earlier: readonly string[];
}

export interface Outcome {
  readonly example: Example;
  readonly found: ReadonlySet<CheckGround>;
  readonly isFound: boolean;
}

export interface Measured {
  readonly examples: number;
  readonly right: number;
  readonly wrong: number;
  readonly missed: number;
}

export function readExamples(set: ExampleSet): readonly Example[] {
  const lines = readFileSync(new URL(`examples-${set}.txt`, import.meta.url), 'utf8').split('\n');
  return lines.filter((line) => line !== '' && !line.startsWith('#')).map(exampleOf);
}

function exampleOf(line: string): Example {
  const [ground = '', ...rest] = line.split(' | ');
  const [written = '', ...earlier] = rest.join(' | ').split(' || ');
  const known = [...CHECK_GROUNDS, 'harmless' as const].find((one) => one === ground);
  if (known === undefined) throw new Error(`No ground: ${line}`);
  const marked: { start: number; end: number }[] = [];
  let text = '';
  for (const part of written.split(/(\[\[|\]\](?!\]))/)) {
    if (part === '[[') marked.push({ start: text.length, end: text.length });
    else if (part === ']]') marked.splice(-1, 1, { start: marked.at(-1)?.start ?? 0, end: text.length });
    else text += part;
  }
  return { ground: known, text, marked, earlier };
}

export function outcomesOf(examples: readonly Example[]): readonly Outcome[] {
  return examples.map((example) => {
    const findings = checkText(example.text, example.earlier);
    const ofGround = findings.filter(({ ground }) => ground === example.ground);
    return {
      example,
      found: new Set(findings.map(({ ground }) => ground)),
      isFound: example.marked.every(({ start, end }) => ofGround.some((one) => one.start < end && start < one.end)),
    };
  });
}

export function measure(outcomes: readonly Outcome[], ground: CheckGround): Measured {
  const own = outcomes.filter(({ example }) => example.ground === ground);
  const right = own.filter(({ isFound }) => isFound).length;
  const wrong = outcomes.filter(({ example, found }) => example.ground !== ground && found.has(ground)).length;
  return { examples: own.length, right, wrong, missed: own.length - right };
}

export function measuredTable(set: ExampleSet): readonly string[] {
  const examples = readExamples(set);
  const outcomes = outcomesOf(examples);
  const harmless = outcomes.filter(({ example }) => example.ground === 'harmless');
  const held = harmless.filter(({ found }) => found.size > 0).length;
  const grounds = CHECK_GROUNDS.map((ground) => [ground, measure(outcomes, ground)] as const);
  const all = grounds.map(([, one]) => one).reduce(sumOf);
  return [
    `${examples.length} texts, ${harmless.length} of them harmless, of which ${held} are marked.`,
    '',
    '| ground | texts | right | wrong | precision | recall |',
    '|---|---|---|---|---|---|',
    ...grounds.map(([ground, one]) => rowOf(ground, one)),
    rowOf('all', all),
  ];
}

function sumOf(one: Measured, other: Measured): Measured {
  return {
    examples: one.examples + other.examples,
    right: one.right + other.right,
    wrong: one.wrong + other.wrong,
    missed: one.missed + other.missed,
  };
}

function rowOf(name: string, { examples, right, wrong, missed }: Measured): string {
  return `| ${name} | ${examples} | ${right} | ${wrong} | ${percent(right, right + wrong)} | ${percent(right, right + missed)} |`;
}

function percent(part: number, whole: number): string {
  return whole === 0 ? 'none' : `${Math.round((part / whole) * 100)} %`;
}
