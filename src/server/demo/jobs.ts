import { dayInIndia } from '@/core/kernel/common/india-calendar.rules';
import { urlNameOf } from '@/core/kernel/formatting/url-name.rules';
import { departmentsOf } from './careers';
import { domainOf } from './communities';
import texts from './data/jobs.json';
import type { DemoCompany, DemoDepartment } from './demo-data';
import { companies, locations } from './demo-data';
import { Random } from './random';

export interface DemoJob {
  readonly id: string;
  readonly company: string;
  readonly jobProfile: string;
  readonly title: string;
  readonly description: string;
  readonly cities: readonly string[];
  readonly workMode: 'office' | 'hybrid' | 'remote';
  readonly employment: 'fulltime' | 'contractual' | 'intern' | 'parttime';
  readonly minExperience: number;
  readonly maxExperience: number;
  /** Rupees a year, or null if not stated. */
  readonly pay: readonly [least: number, most: number] | null;
  readonly skills: readonly string[];
  readonly applyUrl: string;
  readonly postedOn: string;
  readonly firstPostedOn: string;
  readonly timesPosted: number;
}

const DAY_MS = 86_400_000;
/** Every nth company has no openings, so that empty lists can be seen. */
const SILENT_EVERY = 9;
const LEVELS = [
  { before: 'Trainee ', years: [0, 1], factor: 1 },
  { before: '', years: [1, 4], factor: 1.6 },
  { before: 'Senior ', years: [4, 8], factor: 2.9 },
  { before: 'Lead ', years: [8, 14], factor: 4.8 },
] as const;
/** Starting pay in rupees a year, by words of a department's name. */
const BEGINNERS: readonly (readonly [pattern: RegExp, pay: number])[] = [
  [/Software|Data|Product/, 450_000],
  [/Hardware|Finance|Consult|Legal|Design/, 380_000],
  [/Health|Research|Sales|Marketing/, 320_000],
];
const OTHER_BEGINNERS = 260_000;
const STEP = 10_000;

function skillsOf(department: string): readonly string[] {
  const fitting = texts.skills.find(({ departments: pattern }) => new RegExp(pattern).test(department));
  return fitting?.names ?? [];
}

/** Returns about `scale` × 420 openings. `now` is in ms since 1970. */
export function writeJobs(scale: number, now: number): readonly DemoJob[] {
  const random = new Random('jobs');
  return companies.flatMap((company, place) => {
    if (place % SILENT_EVERY === SILENT_EVERY - 1) return [];
    const count = Math.round(scale * Math.min(24, random.skewed(1.6, 0.7)));
    return Array.from({ length: Math.max(1, count) }, () => writeJob(random, company, now));
  });
}

function writeJob(random: Random, company: DemoCompany, now: number): DemoJob {
  const department = random.pick(departmentsOf.get(company.industry) ?? []);
  const jobProfile = random.pick(department.profiles);
  const level = random.pick([LEVELS[0], LEVELS[1], LEVELS[1], LEVELS[2], LEVELS[2], LEVELS[3]]);
  const isIntern = level === LEVELS[0] && random.chance(0.4);
  const daysAgo = Math.min(118, Math.floor(random.skewed(2.2, 1.1)));
  const timesPosted = random.chance(0.75) ? 1 : random.integer(2, 7);
  const skills = random.sample(skillsOf(department.name), random.integer(2, 4));
  const focus = random.pick(texts.focuses);
  const id = random.uuid();
  return {
    id,
    company: company.name,
    jobProfile,
    title: isIntern
      ? `${jobProfile} Intern`
      : `${/Lead|Manager|Head/.test(jobProfile) ? '' : level.before}${jobProfile}, ${focus}`,
    description: describe(random, company, focus, skills),
    cities: citiesOf(random, company),
    workMode: random.pick(['office', 'office', 'hybrid', 'hybrid', 'remote']),
    employment: isIntern
      ? 'intern'
      : random.pick(['fulltime', 'fulltime', 'fulltime', 'fulltime', 'fulltime', 'contractual', 'parttime']),
    minExperience: level.years[0],
    maxExperience: isIntern ? 0 : level.years[1],
    pay: random.chance(0.35) ? null : payOf(random, department, level.factor, isIntern),
    skills,
    applyUrl: `https://careers.${domainOf(company.name)}/${urlNameOf(jobProfile)}-${id.slice(0, 6)}`,
    postedOn: dayInIndia(now - daysAgo * DAY_MS),
    firstPostedOn: dayInIndia(now - (daysAgo + (timesPosted - 1) * random.integer(20, 45)) * DAY_MS),
    timesPosted,
  };
}

function citiesOf(random: Random, company: DemoCompany): readonly string[] {
  const others = random.sample(locations.slice(0, 24), random.pick([0, 0, 0, 1, 1, 2]));
  return [...new Set([company.city, ...others])];
}

function payOf(random: Random, { name }: DemoDepartment, factor: number, isIntern: boolean): readonly [number, number] {
  const beginners = BEGINNERS.find(([pattern]) => pattern.test(name))?.[1] ?? OTHER_BEGINNERS;
  const middle = beginners * factor * (isIntern ? 0.6 : 0.85 + random.next() * 0.5);
  const round = (amount: number) => Math.round(amount / STEP) * STEP;
  return [round(middle * 0.88), round(middle * 1.15)];
}

function describe(random: Random, company: DemoCompany, focus: string, skills: readonly string[]): string {
  const lines = random.sample(texts.duties, 3).map((duty) => `• ${duty.replaceAll('{focus}', focus)}`);
  return [
    `${company.name} in ${company.city} looks for someone for ${focus}.`,
    lines.join('\n'),
    `Good to have: ${skills.join(', ')}.`,
  ].join('\n\n');
}
