import type { EmploymentType } from '../../src/core/kernel/common/employment-type.rules';
import { dayBeforeInIndia, monthBeforeInIndia } from '../../src/core/kernel/common/india-calendar.rules';
import { bulkInsert } from '../../src/server/demo/bulk-insert';
import { insertSalaries, insertUsers } from '../../src/server/demo/demo.queries';
import { Random } from '../../src/server/demo/random';
import type { Authorship } from '../../src/server/platform/authorship';
import type { Database } from '../../src/server/platform/database';

const COMPANIES = 500;
const ROLES = 60;
const CITIES = 20;
const BATCH = 5_000;
const ACCOUNT_AGE = 100;
const MONTHS = 30;
const INTERNS = 0.05;

const CATALOGUE = `
  insert into catalog.industries (id, name) select n, 'Industry ' || n from generate_series(1, 12) n;
  insert into catalog.job_profiles (id, name, weight) select n, 'Role ' || n, 0 from generate_series(1, ${ROLES}) n;
  insert into catalog.locations (id, name, state, weight) select n, 'City ' || n, 'State', 0 from generate_series(1, ${CITIES}) n;
  insert into catalog.companies (id, name, slug, industry_id, headquarters, weight)
    select n, 'Company ' || n, 'company-' || n, 1 + n % 12, 'City 1', 0 from generate_series(1, ${COMPANIES}) n`;

export async function seedCatalogue(database: Database): Promise<void> {
  await database.execute(CATALOGUE);
}

export async function seedReports(
  database: Database,
  authorship: Authorship,
  { count, name, now }: { readonly count: number; readonly name: string; readonly now: number },
): Promise<void> {
  const random = new Random(name);
  const skewed = (most: number) => 1 + Math.floor(most * random.next() ** 2.5);
  for (let from = 0; from < count; from += BATCH) {
    const people = Array.from({ length: Math.min(BATCH, count - from) }, () => {
      const [userId, id] = [random.uuid(), random.uuid()];
      const persona = authorship.personaRef(userId);
      const company = skewed(COMPANIES);
      const employment: EmploymentType = random.chance(INTERNS) ? 'intern' : 'fulltime';
      const salary = {
        id,
        employment,
        company_id: company,
        job_profile_id: 1 + ((company * 7 + skewed(14)) % ROLES),
        location_id: random.chance(0.05) ? null : skewed(CITIES),
        experience: random.integer(0, 25),
        month: `${monthBeforeInIndia(now, random.integer(0, MONTHS))}-01`,
        fixed: random.integer(30, 300) * 10_000,
        variable: random.chance(0.4) ? random.integer(1, 20) * 10_000 : 0,
        stock: random.chance(0.1) ? random.integer(1, 30) * 10_000 : 0,
        joining_bonus: random.chance(0.2) ? random.integer(1, 20) * 10_000 : 0,
        is_checked: random.chance(0.4),
        was_ready: true,
        author_ref: authorship.authorRef(persona, id),
        author_seal: authorship.sealAuthor(persona, id),
      };
      const user = {
        id: userId,
        public_id: random.uuid().replaceAll('-', ''),
        name: 'A',
        email: `${userId}@mail.example`,
      };
      return { salary, user: { ...user, created_on: dayBeforeInIndia(now, ACCOUNT_AGE) } };
    });
    await bulkInsert(
      database,
      insertUsers,
      people.map(({ user }) => user),
    );
    await bulkInsert(
      database,
      insertSalaries,
      people.map(({ salary }) => salary),
    );
  }
}
