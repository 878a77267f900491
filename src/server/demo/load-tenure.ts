import { quarterInIndia } from '@/core/kernel/common/india-calendar.rules';
import type { TenureQuestion } from '@/core/research/tenure/tenure.rules';
import { TENURE_ANSWERS } from '@/core/research/tenure/tenure.rules';
import { firstDayOfQuarter, quarterText } from '@/core/research/tenure/tenure-faults.rules';
import type { Database } from '@/server/platform/database';
import { bulkInsert } from './bulk-insert';
import { insertTenures, selectDepartments, selectJobProfiles, selectLocations } from './demo.queries';
import { companies, departments, industries, rolesWithPay } from './demo-data';
import { Random } from './random';

const MAX_REPORTS = 160;
const EMPTY_FROM_END = 1;
const EVERY_THIN = 7;
const MAX_LEFT_BACK = 8;
const STAY = [2, 24] as const;
const SKIPPED = 0.25;
const WITHOUT_ROLES = 3;

const BEFORE = [
  'offer',
  'joiningDelay',
  'unpaidTraining',
  'bond',
  'originalsKept',
  'variablePaid',
  'exerciseWindow',
  'buyback',
  'noticeDays',
] as const satisfies readonly TenureQuestion[];
const AFTER = ['notice', 'relievingLetter', 'settlement', 'pfExit'] as const satisfies readonly TenureQuestion[];

const EXITS = [
  'STILL_THERE',
  'STILL_THERE',
  'RESIGNED',
  'RESIGNED',
  'RESIGNED',
  'RESIGNED',
  'CONTRACT_ENDED',
  'ASKED_TO_RESIGN',
  'LAID_OFF',
] as const;

export async function loadTenure(tx: Database, now: number): Promise<void> {
  const random = new Random('tenure');
  const departmentIds = (
    await tx.query(
      selectDepartments,
      departments.map(({ name }) => name),
    )
  ).map(({ id }) => id);
  const cities = await tx.query(selectLocations, [...new Set(companies.map(({ city }) => city))]);
  const cityIds = new Map(cities.map(({ id, name }) => [name, id]));
  const titles = [...new Set(Object.values(rolesWithPay).flatMap((roles) => roles.map(({ name }) => name)))];
  const titleIds = new Map((await tx.query(selectJobProfiles, titles)).map(({ id, name }) => [name, id]));
  const ofRoles = new Random('roles of tenure');
  const rows = companies.flatMap(({ city, industry }, place) => {
    if (place >= companies.length - EMPTY_FROM_END) return [];
    const isThin = place % EVERY_THIN === EVERY_THIN - 1;
    const count = isThin
      ? random.integer(1, 4)
      : Math.min(MAX_REPORTS, Math.round(random.skewed(place === 0 ? 4.6 : 3, 0.6)));
    const manners = random.next();
    const roles = rolesWithPay[industries.find(({ name }) => name === industry)?.family ?? 'services'];
    const namesRoles = place % WITHOUT_ROLES !== WITHOUT_ROLES - 1;
    return Array.from({ length: count }, (_, report) => {
      const left = quarterInIndia(now) - random.integer(0, MAX_LEFT_BACK);
      const answers = answersOf(random, manners);
      return {
        id: random.uuid(),
        company_id: place + 1,
        job_profile_id: namesRoles && ofRoles.chance(0.9) ? (titleIds.get(ofRoles.pick(roles).name) ?? null) : null,
        department_id: random.chance(0.8) ? random.pick(departmentIds) : null,
        location_id: random.chance(0.8) ? (cityIds.get(city) ?? null) : null,
        joined: dayOf(left - random.integer(...STAY)),
        ended: answers.exit === 'STILL_THERE' ? null : dayOf(left),
        told: dayOf(Math.min(quarterInIndia(now), left + 1)),
        answers: JSON.stringify(answers),
        natural_key: `demo ${place} ${report}`,
      };
    });
  });
  await bulkInsert(tx, insertTenures, rows);
}

function dayOf(quarter: number): string {
  return firstDayOfQuarter(quarterText(quarter));
}

/** `manners` is how well the company treats people, from 0 to 1. */
function answersOf(random: Random, manners: number): Record<string, string> {
  const answers: Record<string, string> = { exit: random.pick(EXITS) };
  const asked = answers.exit === 'STILL_THERE' ? BEFORE : [...BEFORE, ...AFTER];
  for (const question of asked) if (!random.chance(SKIPPED)) answers[question] = drawn(random, question, manners);
  // Answers to later questions imply that the offer was kept.
  if (answers.offer?.startsWith('WITHDRAWN') === true) answers.offer = 'CHANGED';
  if (answers.joiningDelay === 'NEVER_JOINED') answers.joiningDelay = 'OVER_90';
  if (answers.bond !== undefined && answers.bond !== 'NONE' && answers.exit !== 'STILL_THERE')
    answers.bondDemanded = random.chance(manners) ? 'NO' : 'YES';
  if (answers.settlement !== undefined && answers.settlement !== 'NOT_YET')
    answers.shortPaid = random.chance(0.5 + manners / 2) ? 'NO' : 'YES';
  return answers;
}

function drawn(random: Random, question: TenureQuestion, manners: number): string {
  const codes: readonly string[] = TENURE_ANSWERS[question];
  const isBetterLater = question === 'variablePaid' || question === 'exerciseWindow';
  const middle = (isBetterLater ? manners : 1 - manners) * (codes.length - 1);
  const place = Math.round(middle + (random.next() + random.next() - 1) * 2);
  return codes[Math.max(0, Math.min(codes.length - 1, place))] ?? codes[0] ?? '';
}
