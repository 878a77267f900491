import type { OddFile } from './odd-file';
import { at, CITIES, firm, TITLES, table, times, two, word } from './odd-file';

interface Opening {
  readonly title: string;
  readonly company: string;
  readonly city?: string;
  readonly pay?: readonly [number, number];
  readonly posted?: string;
  readonly years?: readonly [number, number];
}
const opening = ({ title, company, city = '', pay, posted = '', years }: Opening) =>
  [
    title,
    company,
    city,
    pay?.[0] ?? '',
    pay?.[1] ?? '',
    pay === undefined ? '' : 'INR',
    posted,
    years?.[0] ?? '',
    years?.[1] ?? '',
  ].map(String);

export const OPENINGS: readonly OddFile[] = [
  {
    name: 'links that follow their readers',
    kind: 'jobs',
    content: table(
      'title,company,location,posted,link',
      times(12, (n) => [
        `${at(TITLES, n >> 1)} for ${word(n >> 1)}`,
        firm('Acacia')(n >> 1),
        at(CITIES, n >> 1),
        `2026-11-${two(2 + (n >> 1))}`,
        `https://openings.example/view/${700 + (n >> 1)}?refId=${word(n)}&trackingId=${n}x&utm_source=mail`,
      ]),
    ),
    rows: times(6, (n) =>
      opening({
        title: `${at(TITLES, n)} for ${word(n)}`,
        company: firm('Acacia')(n),
        city: at(CITIES, n),
        posted: `2026-11-${two(2 + n)}`,
      }),
    ),
  },
  {
    name: 'ages under a wrong header',
    kind: 'jobs',
    content: table(
      'job,company,place,Job_post,exp',
      times(12, (n) => [
        `${at(TITLES, n)} for ${word(n)}`,
        firm('Balsam')(n),
        at(CITIES, n),
        n % 6 === 5 ? '3+ weeks ago' : `${1 + n} days ago`,
        `${n % 4}-${3 + (n % 4)} Yrs`,
      ]),
    ),
    rows: times(12, (n) =>
      opening({
        title: `${at(TITLES, n)} for ${word(n)}`,
        company: firm('Balsam')(n),
        city: at(CITIES, n),
        posted: n % 6 === 5 ? '' : `2026-11-${two(20 - 1 - n)}`,
        years: [n % 4, 3 + (n % 4)],
      }),
    ),
  },
  {
    name: 'ages in French',
    kind: 'jobs',
    content: table(
      'title,company,location,posted',
      times(10, (n) => [`${at(TITLES, n)} for ${word(n)}`, firm('Catalpa')(n), at(CITIES, n), `il y a ${1 + n} jours`]),
    ),
    rows: times(10, (n) =>
      opening({ title: `${at(TITLES, n)} for ${word(n)}`, company: firm('Catalpa')(n), city: at(CITIES, n) }),
    ),
    answer: ['--yes=undated'],
  },
  {
    name: 'openings of other countries, remote',
    kind: 'jobs',
    content: JSON.stringify(
      times(12, (n) => ({
        title: `${at(TITLES, n)} for ${word(n)}`,
        company: firm('Deutzia')(n),
        location: at(['Berlin, Germany', 'Austin, TX', 'Lyon', 'Toronto'], n),
        remote: true,
        posted: `2026-11-${two(2 + n)}`,
      })),
    ),
    rows: [],
    mayStop: true,
  },
  {
    name: 'company names as printed lists',
    kind: 'jobs',
    content: table(
      'title,company,location,posted',
      times(12, (n) => [
        `${at(TITLES, n)} for ${word(n)}`,
        `['${firm('Elder')(n)}3.${n % 10}${350 + n} Reviews']`,
        at(CITIES, n),
        `2026-11-${two(2 + n)}`,
      ]),
    ),
    rows: times(12, (n) =>
      opening({
        title: `${at(TITLES, n)} for ${word(n)}`,
        company: firm('Elder')(n),
        city: at(CITIES, n),
        posted: `2026-11-${two(2 + n)}`,
      }),
    ),
  },
  {
    name: 'pay with prose around it',
    kind: 'jobs',
    content: table(
      'title,company,location,posted,pay',
      times(10, (n) => [
        `${at(TITLES, n)} for ${word(n)}`,
        firm('Filbert')(n),
        at(CITIES, n),
        `2026-11-${two(2 + n)}`,
        `₹${9 + n}L - ₹${11 + n}L. Work on a daily basis with the founding team`,
      ]),
    ),
    rows: times(10, (n) =>
      opening({
        title: `${at(TITLES, n)} for ${word(n)}`,
        company: firm('Filbert')(n),
        city: at(CITIES, n),
        posted: `2026-11-${two(2 + n)}`,
        pay: [(9 + n) * 100_000, (11 + n) * 100_000],
      }),
    ),
  },
  {
    name: 'colons between the fields, with stipends',
    kind: 'jobs',
    content: table(
      'title,company,location,posted,stipend,duration',
      times(10, (n) => [
        `${at(TITLES, n)} Intern for ${word(n)}`,
        firm('Gorse')(n),
        at(CITIES, n),
        `2026-11-${two(2 + n)}`,
        at([`₹ ${10 + n}000 /month`, `₹ ${3 + n}000 /week`, 'Unpaid'], n),
        '3 Months',
      ]),
      ':',
    ),
    rows: times(10, (n) => {
      const pays = [(10 + n) * 1000 * 12, (3 + n) * 1000 * 52] as const;
      const pay = pays[n % 3];
      return opening({
        title: `${at(TITLES, n)} Intern for ${word(n)}`,
        company: firm('Gorse')(n),
        city: at(CITIES, n),
        posted: `2026-11-${two(2 + n)}`,
        ...(pay === undefined ? {} : { pay: [pay, pay] as const }),
      });
    }),
  },
  {
    name: 'one place in two spellings',
    kind: 'jobs',
    content: table(
      'title,company,location,posted',
      times(16, (n) => [
        `${at(TITLES, n >> 1)} for ${word(n >> 1)}`,
        firm('Holly')(n >> 1),
        n % 2 === 0 ? 'Bangalore, Karnataka' : 'Bengaluru',
        `2026-11-${two(2 + (n >> 1))}`,
      ]),
    ),
    rows: times(8, (n) =>
      opening({
        title: `${at(TITLES, n)} for ${word(n)}`,
        company: firm('Holly')(n),
        city: 'Bengaluru',
        posted: `2026-11-${two(2 + n)}`,
      }),
    ),
  },
  {
    name: 'ratings in the names, and pay that nobody said',
    kind: 'jobs',
    content: table(
      'Job Title,Company Name,Location,Salary Estimate,Posted On',
      times(12, (n) => [
        `${at(TITLES, n)} for ${word(n)}`,
        `${firm('Jasmine')(n)}\n3.${n % 10}`,
        at(CITIES, n),
        '-1',
        `2026-11-${two(2 + n)}`,
      ]),
    ),
    rows: times(12, (n) =>
      opening({
        title: `${at(TITLES, n)} for ${word(n)}`,
        company: firm('Jasmine')(n),
        city: at(CITIES, n),
        posted: `2026-11-${two(2 + n)}`,
      }),
    ),
  },
  {
    name: 'limits and ranges of pay and of years',
    kind: 'jobs',
    content: table(
      'Job Title,Company,Location,Experience,Salary,Posted On,Skills',
      times(12, (n) => [
        `${at(TITLES, n)} for ${word(n)}`,
        firm('Ilex')(n),
        `${at(CITIES, n)} (Hybrid)`,
        `${n % 5}-${(n % 5) + 3} years`,
        `${6 + n}-${9 + n} Lacs PA`,
        `${two(2 + n)}/11/2026`,
        'SQL, Java',
      ]),
    ),
    rows: times(12, (n) =>
      opening({
        title: `${at(TITLES, n)} for ${word(n)}`,
        company: firm('Ilex')(n),
        city: at(CITIES, n),
        posted: `2026-11-${two(2 + n)}`,
        pay: [(6 + n) * 100_000, (9 + n) * 100_000],
        years: [n % 5, (n % 5) + 3],
      }),
    ),
  },
];
