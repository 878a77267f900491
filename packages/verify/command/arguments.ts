import { parseArgs } from 'node:util';
import type { Profile } from '../probes/probe';
import { PROFILES } from '../probes/probe';
import { CouldNotRun } from './could-not-run';

export interface VerifyArguments {
  readonly command: string;
  readonly call: string;
  readonly operands: readonly string[];
  readonly service: string | null;
  readonly url: string | null;
  readonly profile: Profile;
  readonly seed: number;
  readonly seeds: number;
  readonly report: string;
  readonly personas: string | null;
  readonly baseline: string | null;
  /** The required coverage from 0 to 1, or null for the default of the profile. */
  readonly gate: number | null;
  readonly rate: number;
  readonly timeoutMs: number;
  readonly allowRemote: boolean;
  readonly only: string | null;
  readonly contracts: string;
  /** The file in which to record the run's answers, for the prover's own tests, or null if there is none. */
  readonly record: string | null;
}

export const REPORT_FOLDER = 'test-results/verify';

export interface CommandArguments {
  readonly call: string;
  readonly contracts: string;
  readonly commands: Readonly<Record<string, { readonly help: readonly string[] }>>;
}

export function helpOf({ call, commands }: CommandArguments): string {
  const more = Object.values(commands).flatMap(({ help }) => help.map((line) => `\n${call} ${line}`));
  return `${call} --service feed --url http://127.0.0.1:4000
  --service <name>|all     whose contract, by its file in openapi/
  --url <origin>           where it runs; this machine only, unless --allow-remote
  --profile smoke|full|read-only|seeded   smoke (default) takes seconds, full minutes; read-only sends no write; seeded only what the seed decides
  --personas <file>        how one signs in (docs/verify.md); without it there are guests only
  --seed <number>          the same seed, the same requests
  --seeds <count>          so many seeds from that one on, each with a report of its own
  --report <folder>        index.html, report.json, junit.xml, requests.har (default test-results/verify)
  --baseline <file>        known faults with owner, reason and expiry
  --gate <0..100>          how much must be reached, in percent (default 100 with full, else 0)
  --only <operation>       probes whose id begins so; states/ for the walks through states (full)
  --rate <per second>      at most so many requests (default 400)
  --timeout <ms>           for one answer (default 10000)
${call} replay <failure-id>       makes one failure again, alone
${call} traffic <file.har>        holds recorded calls against the contracts${more.join('')}
Exit codes: 0 kept, 1 broken, 2 could not run or nothing ran, 3 less reached than the gate asks, 130 stopped.`;
}

const COMMANDS = ['replay', 'traffic', 'help'] as const;
const MAX_SEED = 2 ** 31;
const MAX_SEEDS = 1_000;

export function readArguments(args: readonly string[], words: CommandArguments): VerifyArguments {
  const { values, positionals } = parse(args, words);
  const { call, contracts } = words;
  if (values.help === true) return { ...DEFAULTS, command: 'help', call, contracts };
  const [first, ...others] = positionals;
  const commands = [...COMMANDS, ...Object.keys(words.commands)];
  const command = commands.find((name) => name === first);
  if (first !== undefined && command === undefined)
    throw new CouldNotRun(
      `verify has no command "${first}"; it has ${commands.join(', ')}, or none with --service and --url.`,
    );
  const profile = PROFILES.find((name) => name === (values.profile ?? 'smoke'));
  if (profile === undefined) throw new CouldNotRun(`--profile ${values.profile} is none of ${PROFILES.join(', ')}.`);
  return {
    command: command ?? 'run',
    call,
    operands: others,
    service: values.service ?? null,
    url: values.url ?? null,
    profile,
    seed: numberOf('--seed', values.seed, 0, MAX_SEED) ?? Math.floor(Math.random() * MAX_SEED),
    seeds: numberOf('--seeds', values.seeds, 1, MAX_SEEDS) ?? DEFAULTS.seeds,
    report: values.report ?? DEFAULTS.report,
    personas: values.personas ?? null,
    baseline: values.baseline ?? null,
    gate: percentOf(values.gate),
    rate: numberOf('--rate', values.rate, 1, 10_000) ?? DEFAULTS.rate,
    timeoutMs: numberOf('--timeout', values.timeout, 1, 600_000) ?? DEFAULTS.timeoutMs,
    allowRemote: values['allow-remote'] ?? false,
    only: values.only ?? null,
    contracts: values.contracts ?? contracts,
    record: values.record ?? null,
  };
}

const DEFAULTS: Omit<VerifyArguments, 'call' | 'contracts'> = {
  command: 'run',
  operands: [],
  service: null,
  url: null,
  profile: 'smoke',
  seed: 0,
  seeds: 1,
  report: REPORT_FOLDER,
  personas: null,
  baseline: null,
  gate: null,
  rate: 400,
  timeoutMs: 10_000,
  allowRemote: false,
  only: null,
  record: null,
};

function parse(args: readonly string[], words: CommandArguments) {
  const text = { type: 'string' } as const;
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        service: text,
        url: text,
        profile: text,
        seed: text,
        seeds: text,
        report: text,
        personas: text,
        baseline: text,
        gate: text,
        rate: text,
        timeout: text,
        only: text,
        contracts: text,
        record: text,
        'allow-remote': { type: 'boolean' },
        help: { type: 'boolean' },
      },
    });
  } catch (error) {
    throw new CouldNotRun(`${error instanceof Error ? error.message : error}\n\n${helpOf(words)}`);
  }
}

function numberOf(name: string, text: string | undefined, min: number, max: number): number | null {
  if (text === undefined) return null;
  const value = Number(text);
  if (/^\d+$/.test(text) && value >= min && value <= max) return value;
  throw new CouldNotRun(`${name} ${text} is no whole number from ${min} to ${max}.`);
}

function percentOf(text: string | undefined): number | null {
  const percent = numberOf('--gate', text, 0, 100);
  return percent === null ? null : percent / 100;
}
