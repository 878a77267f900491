import { financialYearOf } from '@/core/calculators/calculators/calendar';
import type { Exact } from '@/core/calculators/calculators/exact';
import { EXIT_START, readExit } from '@/core/calculators/calculators/exit-form';
import { labourRulesOf, sphereOf } from '@/core/calculators/calculators/exit-offices.rules';
import { exitResultOf } from '@/core/calculators/calculators/exit-result.rules';
import type { ExitDue } from '@/core/calculators/calculators/tables/exit-due-row';
import type golden from './exit-pack.json';

export type ExitCase = (typeof golden.cases)[number];

const READ_ON = '2026-11-27';

const text = (value: number | null | undefined): string => (value === null || value === undefined ? '' : String(value));
const plain = (amount: Exact | null | undefined): number | null => amount?.round(2).valueOf() ?? null;

export function typedOf({ inputs }: ExitCase): Record<string, string> {
  const { leave, notice } = inputs;
  const year = financialYearOf(inputs.lastDay);
  const years: readonly { readonly year: string; readonly months: number; readonly days: number }[] = inputs.bonusYears;
  const [now, before] = [years.find((one) => one.year === year), years.find((one) => one.year !== year)];
  return {
    ...EXIT_START,
    firstDay: inputs.joined,
    lastDay: inputs.lastDay,
    reason: inputs.ending,
    employer: { covered: 'twenty', notCovered: 'fewer', government: 'government' }[inputs.employer] ?? '',
    state: inputs.state,
    isCentral: inputs.isCentralSphere ? 'yes' : 'no',
    work: inputs.isManager ? 'manager' : 'worker',
    rest: inputs.isSaturdayOff ? 'weekend' : 'sunday',
    basic: text(inputs.basic),
    otherPay: text(inputs.otherPay),
    unpaidFrom: inputs.unpaidFrom,
    leaveDays: text(leave?.days),
    leaveAverage: text(leave?.averageMonthly),
    noticeDays: text(notice?.days),
    noticeServed: text(notice?.served),
    noticeRest: notice === null || notice.rest === 'served' ? EXIT_START.noticeRest : notice.rest,
    noticeBase: text(notice?.base),
    bonusMonths: text(now?.months),
    bonusDays: text(now?.days),
    bonusMonthsBefore: text(before?.months),
    bonusDaysBefore: text(before?.days),
    bonusMinimum: text(inputs.minimumWage),
  };
}

function payerOf(notice: Exact | null): string {
  if (notice === null || notice.equals(0)) return 'nobody';
  return notice.gt(0) ? 'employer' : 'you';
}

export function exitAnswerOf(one: ExitCase): Readonly<Record<string, unknown>> {
  const { entry, problems } = readExit(typedOf(one), READ_ON);
  if (entry === null) throw new Error(JSON.stringify(problems));
  const found = exitResultOf(entry);
  if (!found.ok) throw new Error(JSON.stringify(found.failure));
  const { lines, parts, total, gratuity, isArguable } = found.value;
  const lineOf = (due: ExitDue) => lines.find((line) => line.due === due);
  const lawOf = (due: ExitDue) => {
    const line = lineOf(due);
    const kinds = { contract: 'contract', serviceRules: 'service-rules' } as const;
    const kind = line?.row.term.kind;
    return kind === 'contract' || kind === 'serviceRules' ? kinds[kind] : line?.row.status;
  };
  const sphere = sphereOf(entry.facts.employer, entry.isCentral);
  const rules = labourRulesOf(sphere, entry.state, READ_ON);
  const certificate = lineOf('taxCertificate');
  const gratuityLaw = lawOf('gratuity');
  return {
    lastPay: {
      due: lineOf('wages')?.day,
      amount: plain(parts.lastPay),
      law: lawOf('wages'),
      rule: lineOf('wages')?.row.rule,
    },
    leave: { due: lineOf('leave')?.day, amount: plain(parts.leave), law: lawOf('leave') },
    gratuity: {
      due: lineOf('gratuity')?.day,
      amount: plain(parts.gratuity),
      // The term is in force; its amount is capped by the ceiling that was carried over.
      law: gratuityLaw === 'in-force' ? gratuity?.lines.find((line) => line.text === 'Due')?.status : gratuityLaw,
      service: entry.gratuity?.service,
      countedYears: plain(gratuity?.countedYears),
      wageBase: plain(gratuity?.wageBase),
      isArguable,
    },
    notice: {
      shortfallDays: entry.notice?.pay.shortfallDays,
      paidBy: payerOf(parts.notice),
      amount: plain(parts.notice?.abs()),
      law: 'contract',
    },
    bonus: lines
      .filter((line) => line.due === 'bonus' && line.year !== null)
      .map((line) => ({ year: line.year, due: line.day, least: plain(line.amount), law: line.row.status })),
    providentFund: {
      lastContributionDue: lineOf('fundReturn')?.day,
      exitMarkedDue: lineOf('fundReturn')?.day,
      markedByYouFrom: lineOf('fundExit')?.day,
      law: lineOf('fundReturn')?.row.status,
    },
    taxCertificate: {
      form: /Form \d+/.exec(certificate?.row.rule ?? '')?.[0],
      year: financialYearOf(entry.facts.lastDay),
      due: certificate?.day,
    },
    rules: { 'in-force': 'in-force', 'as-announced': 'draft-rules', 'carried-over': '' }[
      rules?.status ?? 'carried-over'
    ],
    total: plain(total),
  };
}

/** Ignores keys that the case does not contain. */
export function exitDifferencesOf(one: ExitCase): readonly string[] {
  return differences(one.id, one.expected, exitAnswerOf(one));
}

function differences(path: string, want: unknown, got: unknown): readonly string[] {
  if (typeof want === 'object' && want !== null && !Array.isArray(want)) {
    return Object.entries(want).flatMap(([key, value]) =>
      differences(`${path}.${key}`, value, typeof got === 'object' && got !== null ? Reflect.get(got, key) : undefined),
    );
  }
  // `Code on Wages 2019, section 17(2)` is `section 17(2), Code on Wages 2019` here.
  const isRule = path.endsWith('.rule') && typeof want === 'string' && typeof got === 'string';
  if (isRule && want.split(', ').every((part) => got.includes(part))) return [];
  return JSON.stringify(want) === JSON.stringify(got)
    ? []
    : [`${path}: ${JSON.stringify(want)} expected, ${JSON.stringify(got)} answered`];
}
