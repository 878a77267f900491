import type { EmploymentType } from '@/core/kernel/common/employment-type.rules';
import { dayBeforeInIndia, monthBeforeInIndia } from '@/core/kernel/common/india-calendar.rules';
import type { Authorship } from '@/server/platform/authorship';
import type { Database } from '@/server/platform/database';
import { bulkInsert } from './bulk-insert';
import names from './data/names.json';
import { insertSalaries, insertUsers, selectJobProfiles, selectLocations } from './demo.queries';
import type { DemoCompany, RoleWithPay } from './demo-data';
import { companies, industries, payOfCities, rolesWithPay } from './demo-data';
import { Random } from './random';

/** A salary in rupees a year. */
interface DemoSalary {
  readonly company: number;
  readonly role: string;
  readonly city: string;
  readonly experience: number;
  readonly monthsAgo: number;
  readonly fixed: number;
  readonly variable: number;
  readonly stock: number;
  readonly isChecked: boolean;
  readonly joiningBonus: number;
  readonly employment: EmploymentType;
}

type DrawnSalary = Omit<DemoSalary, 'joiningBonus' | 'employment'>;

const BATCH = 2_000;
const LAKH = 100_000;
const STEP = 10_000;
const MONTHS = 12;
const COMPANY_SPREAD = 0.12;
const PERSON_SPREAD = 0.2;
const YEARLY_GROWTH = 0.07;
const MAX_MONTHS = 40;
const EMPTY_FROM_END = 1;
const EVERY_THIN = 7;

const JOINING_CHANCE = 0.2;
/** The joining bonus, minimum and maximum, in per cent of the fixed pay. */
const JOINING_PERCENT = [4, 20] as const;
const COMPANIES_WITH_INTERNS = 6;
const INTERNS = [6, 16] as const;
/** Stipends in thousands of rupees a month. */
const STIPENDS = [12, 60] as const;

const DAYS_HERE = [20, 700] as const;

/** Loads invented salaries, each by a separate user without other activity. */
export async function loadSalaries(tx: Database, authorship: Authorship, scale: number, now: number): Promise<void> {
  const salaries = [...withJoiningBonuses(drawSalaries(scale)), ...drawInternships(scale)];
  const idsIn = (rows: readonly { readonly id: number; readonly name: string }[]) =>
    new Map(rows.map(({ id, name }) => [name, id]));
  const roleIds = idsIn(await tx.query(selectJobProfiles, [...new Set(salaries.map(({ role }) => role))]));
  const cityIds = idsIn(await tx.query(selectLocations, [...new Set(salaries.map(({ city }) => city))]));
  const ids = new Random('salary ids');
  const users = salaries.map(() => userOf(ids, now));
  const rows = salaries.flatMap(({ role, city, company, monthsAgo, isChecked, joiningBonus, ...rest }, place) => {
    const jobProfile = roleIds.get(role);
    if (jobProfile === undefined) throw new Error(`The reference data has no ${role}.`);
    const id = ids.uuid();
    const persona = authorship.personaRef(users[place]?.id ?? '');
    return {
      ...rest,
      id,
      company_id: company,
      job_profile_id: jobProfile,
      location_id: cityIds.get(city) ?? null,
      month: monthBefore(now, monthsAgo),
      is_checked: isChecked,
      was_ready: true,
      joining_bonus: joiningBonus,
      author_ref: authorship.authorRef(persona, id),
      author_seal: authorship.sealAuthor(persona, id),
    };
  });
  for (let from = 0; from < rows.length; from += BATCH)
    await bulkInsert(tx, insertSalaries, rows.slice(from, from + BATCH));
  // Ordered by random ids, which link to nothing else.
  users.sort((one, other) => one.id.localeCompare(other.id));
  for (let from = 0; from < users.length; from += BATCH)
    await bulkInsert(tx, insertUsers, users.slice(from, from + BATCH));
}

function userOf(random: Random, now: number) {
  const id = random.uuid();
  return {
    id,
    public_id: random.uuid().replaceAll('-', ''),
    name: `${random.pick(names.firstNames)} ${random.pick(names.lastNames)}`,
    email: `${id}@mail.example`,
    created_on: dayBeforeInIndia(now, random.integer(...DAYS_HERE)),
  };
}

function* drawSalaries(scale: number): Generator<DrawnSalary> {
  const random = new Random('salaries');
  for (const [place, company] of companies.entries()) {
    if (place >= companies.length - EMPTY_FROM_END) continue;
    const isThin = place % EVERY_THIN === EVERY_THIN - 1;
    const count = isThin
      ? random.integer(2, 14)
      : Math.min(1_200, Math.round(random.skewed(place === 0 ? 6.6 : 4.6, 0.6))) * scale;
    yield* ofCompany(random, place + 1, company, count);
  }
}

function* ofCompany(random: Random, id: number, company: DemoCompany, count: number): Generator<DrawnSalary> {
  const family = industries.find(({ name }) => name === company.industry)?.family ?? 'services';
  const roles = rolesWithPay[family].flatMap((role) => Array.from({ length: role.share }, () => role));
  const level = random.skewed(0, COMPANY_SPREAD);
  const age = random.integer(0, 6);
  for (let number = 0; number < count; number += 1) {
    const role = random.pick(roles);
    const isElsewhere = random.chance(0.45);
    const city = isElsewhere ? random.pick(Object.keys(payOfCities)) : company.city;
    const experience = random.integer(...role.years);
    const monthsAgo = Math.min(MAX_MONTHS, age + Math.floor(random.skewed(1.6, 0.9)));
    const total = payOf(random, role, { experience, city, level, monthsAgo });
    const variable = random.chance(0.62) ? part(total, role.variable) : 0;
    const stock = random.chance(0.35) ? part(total, role.stock) : 0;
    const isChecked = random.chance(0.42);
    yield {
      company: id,
      role: role.name,
      city,
      experience,
      monthsAgo,
      fixed: total - variable - stock,
      variable,
      stock,
      isChecked,
    };
  }
}

function* withJoiningBonuses(drawn: Iterable<DrawnSalary>): Generator<DemoSalary> {
  const random = new Random('joining bonuses');
  for (const salary of drawn) {
    const isPaid = random.chance(JOINING_CHANCE);
    const joiningBonus = isPaid ? part(salary.fixed, random.integer(...JOINING_PERCENT) / 100) : 0;
    yield { ...salary, joiningBonus, employment: 'fulltime' };
  }
}

function* drawInternships(scale: number): Generator<DemoSalary> {
  const random = new Random('internships');
  for (const [place, company] of companies.slice(0, COMPANIES_WITH_INTERNS).entries()) {
    const family = industries.find(({ name }) => name === company.industry)?.family ?? 'services';
    const roles = rolesWithPay[family].filter(({ years: [least] }) => least === 0);
    const role = roles[0] ?? rolesWithPay[family][0];
    if (role === undefined) continue;
    for (let number = random.integer(...INTERNS) * scale; number > 0; number -= 1)
      yield {
        company: place + 1,
        role: role.name,
        city: company.city,
        experience: 0,
        monthsAgo: random.integer(0, 20),
        fixed: random.integer(...STIPENDS) * 1_000 * MONTHS,
        variable: 0,
        stock: 0,
        isChecked: random.chance(0.42),
        joiningBonus: 0,
        employment: 'intern',
      };
  }
}

interface Circumstances {
  readonly experience: number;
  readonly city: string;
  readonly level: number;
  readonly monthsAgo: number;
}

function payOf(random: Random, { lakh, years: [least, most] }: RoleWithPay, about: Circumstances): number {
  const { experience, city, level, monthsAgo } = about;
  const beyond = experience - (least + most) / 2;
  const growth = (1 + YEARLY_GROWTH) ** (beyond - monthsAgo / MONTHS);
  const amount = lakh * LAKH * growth * level * (payOfCities[city] ?? 0.9) * random.skewed(0, PERSON_SPREAD);
  return Math.max(12, Math.round(amount / STEP)) * STEP;
}

function part(total: number, share = 0): number {
  return Math.round((total * share) / STEP) * STEP;
}

function monthBefore(now: number, months: number): string {
  return `${monthBeforeInIndia(now, months)}-01`;
}
