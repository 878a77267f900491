import type { Authorship } from '@/server/platform/authorship';
import type { Database } from '@/server/platform/database';
import { COMPANIES_WITH_POSTS, seedPosts } from './seed-posts';

const SALARIES_OF_COMPANY = 50;
const REVIEWS_OF_COMPANY = 20;
const JOBS_OF_COMPANY = 2;
const POSTS_OF_COMPANY = 2;
const PROFILES = 300;
const CITIES = 200;
const BATCH = 20_000;

const FIRST =
  `Navika Arohan Bhumika Charan Dhruvi Ekaya Falguni Girija Harita Ishani Jaladhi Kairavi Lavanya Mihira Nirupa Ojasvi Palash
Rachita Saanvi Tarini Udaya Vaayuna Yamini Zarina Anvita Bodhi Chaitra Devika Eshana Gauri Hemant Indira Jyotsna Kaveri Lohita Manjari
Nalini Omkar Pranav Rudra`.split(/\s+/);
const SECOND =
  `Freight Textile Cloud Dairy Solar Marine Retail Motor Bank Media Pharma Steel Logic Travel Power Paper Health Garment Farm
Print Network Tyre Cement Film Data`.split(/\s+/);
const THIRD = 'Systems Works Labs Services Industries Group Ventures Mills Partners Consultancy'.split(' ');
const ROLES =
  `Engineer Analyst Manager Designer Accountant Tester Consultant Writer Trainer Operator Architect Planner Buyer Recruiter
Auditor Chemist Nurse Editor Surveyor Technician`.split(/\s+/);
const AREAS =
  `Software Data Sales Support Finance Product Quality Network Supply Field Plant Clinical Design Legal Growth`.split(
    /\s+/,
  );
const PLACES =
  `Amra Bela Chanda Deva Eka Gola Hari Indra Jala Kamal Lal Mani Naga Palan Raja Sona Tara Udai Vijaya Yash`.split(' ');
const ENDINGS = 'pur nagar garh abad wadi kot halli giri puram gaon'.split(' ');
const SKILLS =
  `java python sql excel react tally sap figma linux golang testing welding seo crm kafka azure aws stata cad git`.split(
    ' ',
  );
const TOPICS =
  `job-security learning flexibility colleagues pay appraisals promotions managers culture workload remote-work shifts`.split(
    ' ',
  );
const SENTENCES = [
  'The team helps newcomers and nobody minds a second question.',
  'Appraisals come late and the letter says less than the talk did.',
  'The canteen is good and the cab comes on time.',
  'Night shifts are planned a month ahead and swapped without trouble.',
  'Managers change twice a year and so do the goals.',
  'Learning budget is real and seniors teach what they know.',
  'Work from home was taken back without a word to the teams.',
  'Pay is fair for the city but below what others offer.',
  'Weekends are free unless a release slips.',
  'The office is far and parking fills up by nine.',
  'Promotions follow the budget more than the work.',
  'Leave is granted when it is asked for in time.',
  'Projects are old but the customers are loyal.',
  'Job security is the reason why most of us stay.',
  'Overtime is expected in March and paid in June.',
  'Politics begin above the second level and stay there.',
];

/**
 * Fills companies, reviews, openings and posts in a fixed ratio to `salaries`. Skewed: the largest company has a
 * twentieth of everything. Deterministic, except that openings are dated within the last sixty days.
 */
export async function seedResearch(database: Database, authorship: Authorship, salaries: number): Promise<void> {
  const companies = salaries / SALARIES_OF_COMPANY;
  await seedPosts(database, authorship, companies * POSTS_OF_COMPANY);
  await database.execute(catalogue(companies));
  await inBatches(companies * REVIEWS_OF_COMPANY, (from, to) => database.execute(reviews(companies, from, to)));
  await inBatches(companies * JOBS_OF_COMPANY, (from, to) => database.execute(jobs(companies, from, to)));
  await database.execute('alter table research.salaries disable trigger user');
  await inBatches(salaries, (from, to) => database.execute(reportedSalaries(companies, from, to)));
  await database.execute('alter table research.salaries enable trigger user');
  await database.execute(FIGURES);
}

/**
 * SQL that inserts as many figures as a snapshot, all with the same `steps`, since computing those would take most of
 * the time. It records a snapshot of today, so that the server does not take one.
 */
const FIGURES = `
  insert into research.salary_figures (industry_id, company_id, job_profile_id, location_id, band, count, imported, recent, checked, newest,
    quantiles, band_ends, margin, steps, parts)
  select 0, coalesce(company_id, 0), coalesce(job_profile_id, 0), coalesce(location_id, 0), coalesce(band, -1), count(*), count(*), count(*) / 2,
    count(*) filter (where is_checked), max(month), (percentile_cont(array[0.1, 0.25, 0.5, 0.75, 0.9]) within group (order by total))::int[],
    '{}', 20000, (select jsonb_agg(jsonb_build_object('from', n * 100000, 'to', (n + 1) * 100000, 'count', 5)) from generate_series(3, 32) n),
    jsonb_build_object('count', 5 + count(*) / 2, 'items', jsonb_build_array(
      jsonb_build_object('kind', 'fixed', 'amount', avg(fixed)::int, 'reported', 5 + count(*) / 2),
      jsonb_build_object('kind', 'variable', 'amount', avg(variable)::int, 'reported', 5 + count(*) / 3)))
  from research.salaries
  group by grouping sets ((company_id), (job_profile_id), (company_id, job_profile_id), (company_id, location_id), (job_profile_id, location_id),
    (company_id, band), (job_profile_id, band), (company_id, job_profile_id, location_id), (company_id, job_profile_id, band))
  having count(*) >= 5;
  update research.company_figures f set salaries = counted.n
  from (select company_id, count(*) as n from research.salaries group by company_id) as counted where counted.company_id = f.company_id;
  insert into research.salary_snapshots (taken_on, counted, waiting, imported) select current_date, 0, 0, count(*) from research.salaries;`;

async function inBatches(count: number, insert: (from: number, to: number) => Promise<void>): Promise<void> {
  for (let from = 1; from <= count; from += BATCH) await insert(from, Math.min(count, from + BATCH - 1));
}

/** Returns SQL for a pseudo-random number, 0 to 1, by row number `n` and `stream`. */
const drawn = (stream: number): string => `((hashint8extended(n, ${stream}) & 1048575) / 1048576.0)::float8`;
const below = (limit: number, stream: number): string => `floor(${limit} * ${drawn(stream)})::int`;
const oneOf = (texts: readonly string[], stream: number): string =>
  `(${arrayOf(texts)})[1 + ${below(texts.length, stream)}]`;
const at = (texts: readonly string[], place: string): string => `(${arrayOf(texts)})[1 + (${place}) % ${texts.length}]`;
const arrayOf = (texts: readonly string[]): string => `array[${texts.map((text) => `'${text}'`).join(', ')}]`;
const sentences = (count: number, stream: number): string =>
  `concat_ws(' ', ${Array.from({ length: count }, (_, place) => oneOf(SENTENCES, stream + place)).join(', ')})`;

/** Returns SQL that picks a company. The first ones are the largest. */
const skewedCompany = (companies: number): string =>
  `${COMPANIES_WITH_POSTS} + 1 + floor(${companies} * power(${drawn(1)}, 3))::int`;
const profileOf = `1 + (company * 7 + floor(8 * power(${drawn(2)}, 2))::int) % ${PROFILES}`;
const cityOf = `1 + (company * 3 + floor(6 * power(${drawn(3)}, 2))::int) % ${CITIES}`;

function catalogue(companies: number): string {
  return `
    insert into catalog.industries (id, name) select n, 'Industry ' || n from generate_series(2, 40) n;
    insert into catalog.job_profiles (id, name, weight)
      select n, ${at(AREAS, 'n / 20')} || ' ' || ${at(ROLES, 'n')}, ${PROFILES} - n from generate_series(1, ${PROFILES}) n;
    insert into catalog.locations (id, name, state, weight)
      select n, ${at(PLACES, 'n / 10')} || ${at(ENDINGS, 'n')}, 'State ' || n % 28, ${CITIES} - n from generate_series(1, ${CITIES}) n;
    insert into catalog.companies (id, name, slug, industry_id, headquarters, weight)
      select ${COMPANIES_WITH_POSTS} + n, name, lower(replace(name, ' ', '-')), 1 + n % 40, (select l.name from catalog.locations l where l.id = 1 + n % ${CITIES}),
        greatest(0, 10000 - n)
      from (select n, ${at(FIRST, 'n')} || ' ' || ${at(SECOND, `n / ${FIRST.length}`)} || ' ' || ${at(THIRD, `n / ${FIRST.length * SECOND.length}`)} as name
            from generate_series(1, ${companies}) n) named;
    insert into research.company_profiles (company_id, about, founded_year, indian_employees, website)
      select id, 'An invented company of this set.', 1950 + id % 70, '201-500', 'https://company.example' from catalog.companies;
    insert into research.company_offices (company_id, slug, position, city, location_id)
      select c.id, l.slug, place, l.name, l.id from catalog.companies c cross join generate_series(0, 2) place
      join catalog.locations l on l.id = 1 + (c.id * 3 + place) % ${CITIES};`;
}

function reviews(companies: number, from: number, to: number): string {
  return `
    insert into research.reviews (id, company_id, title, likes, dislikes, rating, balance, pay, security, promotions, skills, culture,
      satisfaction, department_id, job_profile_id, location_id, employment, is_current, years, liked, disliked, created_at, source_key)
    select md5('review ' || n)::uuid, company, ${oneOf(SENTENCES, 10)}, ${sentences(3, 11)}, ${sentences(2, 14)},
      1 + floor(5 * sqrt(${drawn(20)}))::int, ${[21, 22, 23, 24, 25, 26, 27].map((stream) => `1 + ${below(5, stream)}`).join(', ')},
      1 + ${below(30, 28)}, ${profileOf}, ${cityOf}, ${oneOf(['fulltime', 'fulltime', 'fulltime', 'contractual', 'intern'], 29)},
      ${drawn(30)} < 0.6, ${below(12, 31)}, array[${oneOf(TOPICS, 32)}], array[${oneOf(TOPICS, 33)}],
      timestamptz '2026-06-30T18:00:00Z' - make_interval(mins => ${below(1_576_800, 34)}), 'review ' || n
    from (select n, ${skewedCompany(companies)} as company from generate_series(${from}, ${to}) n) drawn;`;
}

function jobs(companies: number, from: number, to: number): string {
  return `
    insert into research.jobs (id, import_key, company_id, job_profile_id, title, location_ids, work_mode, employment, min_experience,
      max_experience, min_ctc, max_ctc, skills, posted_on, first_posted_on, is_listed, facets)
    select md5('job ' || n)::uuid, 'job ' || n, company, profile, p.name, array[${cityOf}, 1 + ${below(CITIES, 40)}],
      ${oneOf(['office', 'hybrid', 'remote'], 41)}, ${oneOf(['fulltime', 'fulltime', 'fulltime', 'contractual', 'intern'], 42)}, years, years + 4,
      100000 * (3 + years), 100000 * (5 + 2 * years), array[${oneOf(SKILLS, 43)}, ${oneOf(SKILLS, 44)}], day, day, true, ''
    from (select n, company, ${profileOf} as profile, floor(12 * power(${drawn(45)}, 2))::int as years,
            current_date - floor(60 * power(${drawn(46)}, 2))::int as day
          from (select n, ${skewedCompany(companies)} as company from generate_series(${from}, ${to}) n) drawn) opening
    join catalog.job_profiles p on p.id = opening.profile;`;
}

function reportedSalaries(companies: number, from: number, to: number): string {
  return `
    insert into research.salaries (id, company_id, job_profile_id, location_id, experience, month, fixed, variable, stock, is_checked, natural_key)
    select md5('salary ' || n)::uuid, company, ${profileOf}, ${cityOf}, years,
      (date '2026-10-01' - make_interval(months => floor(36 * power(${drawn(50)}, 2))::int))::date,
      10000 * (30 + 12 * years + ${below(60, 51)}), 10000 * floor(20 * ${drawn(52)} * (${drawn(53)} < 0.4)::int)::int,
      10000 * floor(30 * ${drawn(54)} * (${drawn(55)} < 0.1)::int)::int, ${drawn(56)} < 0.4, 'salary ' || n
    from (select n, company, floor(20 * power(${drawn(57)}, 2))::int as years
          from (select n, ${skewedCompany(companies)} as company from generate_series(${from}, ${to}) n) drawn) report;`;
}
