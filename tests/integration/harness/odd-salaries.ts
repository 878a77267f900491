import type { OddFile } from './odd-file';
import { at, CITIES, firm, TITLES, table, times, two } from './odd-file';

const salary = (company: string, job: string, city: string, fixed: number, variable = 0, stock = 0, reports = 1) =>
  [company, job, city, fixed, variable, stock, reports].map(String);

export const SALARIES: readonly OddFile[] = [
  {
    name: 'rupees a year with commas, and counts',
    kind: 'salaries',
    content: table(
      'Company Name,Job Title,Salaries Reported,Location,Salary',
      times(16, (n) => [
        firm('Aloe')(n),
        at(TITLES, n >> 2),
        String(3 + n),
        at(CITIES, n),
        `₹${8 + (n % 9)},${two(10 + n)},687/yr`,
      ]),
    ),
    rows: times(16, (n) =>
      salary(
        firm('Aloe')(n),
        at(TITLES, n >> 2),
        at(CITIES, n),
        (8 + (n % 9)) * 100_000 + (10 + n) * 1000 + 687,
        0,
        0,
        3 + n,
      ),
    ),
  },
  {
    name: 'yearly pay that is paid monthly',
    kind: 'salaries',
    content: table(
      'company,role,city,ctc',
      times(12, (n) => [firm('Borage')(n), at(TITLES, n >> 2), at(CITIES, n), `₹${8 + n},00,000 CTC, paid monthly`]),
    ),
    rows: times(12, (n) => salary(firm('Borage')(n), at(TITLES, n >> 2), at(CITIES, n), (8 + n) * 100_000)),
  },
  {
    name: 'period in a column of an odd name',
    kind: 'salaries',
    content: table(
      'company,role,city,pay_estimate,pay_unit_txt',
      times(12, (n) => [
        firm('Clover')(n),
        at(TITLES, n >> 2),
        at(CITIES, n),
        String(n % 2 === 0 ? 51_000 + n * 1000 : 712_000 + n * 1000),
        n % 2 === 0 ? '/mo (est.)' : '/yr (est.)',
      ]),
    ),
    rows: times(12, (n) =>
      salary(
        firm('Clover')(n),
        at(TITLES, n >> 2),
        at(CITIES, n),
        n % 2 === 0 ? (51_000 + n * 1000) * 12 : 712_000 + n * 1000,
      ),
    ),
  },
  {
    name: 'named parts in one cell',
    kind: 'salaries',
    content: table(
      'company,role,city,pay',
      times(10, (n) => [
        firm('Dill')(n),
        at(TITLES, n >> 2),
        at(CITIES, n),
        n % 2 === 0 ? `${3 + n} LPA variable, 12 LPA fixed` : `${8 + n} LPA`,
      ]),
    ),
    rows: [1, 3, 5, 7, 9].map((n) => salary(firm('Dill')(n), at(TITLES, n >> 2), at(CITIES, n), (8 + n) * 100_000)),
  },
  {
    name: 'lakhs by the header',
    kind: 'salaries',
    content: table(
      'Organisation,Designation,Base (LPA),Bonus (LPA),Stocks per year (LPA),Office',
      times(12, (n) => [
        firm('Endive')(n),
        at(TITLES, n >> 2),
        `${10 + n}.5`,
        String(1 + (n % 3)),
        String(2 + (n % 2)),
        at(CITIES, n),
      ]),
    ),
    rows: times(12, (n) =>
      salary(
        firm('Endive')(n),
        at(TITLES, n >> 2),
        at(CITIES, n),
        (10 + n) * 100_000 + 50_000,
        (1 + (n % 3)) * 100_000,
        (2 + (n % 2)) * 100_000,
      ),
    ),
  },
  {
    name: 'some are paid in other money',
    kind: 'salaries',
    content: table(
      'company,title,location,salary,currency',
      times(16, (n) => [
        firm('Flax')(n),
        at(TITLES, n >> 2),
        at(CITIES, n),
        n % 8 === 7 ? '91000' : String(900_000 + n * 7000),
        n % 8 === 7 ? 'USD' : 'INR',
      ]),
    ),
    rows: times(16, (n) => n)
      .filter((n) => n % 8 !== 7)
      .map((n) => salary(firm('Flax')(n), at(TITLES, n >> 2), at(CITIES, n), 900_000 + n * 7000)),
  },
  {
    name: 'some are of other countries',
    kind: 'salaries',
    content: table(
      'company,title,location,yearly salary',
      times(16, (n) => [
        firm('Garlic')(n),
        at(TITLES, n >> 2),
        n % 8 === 7 ? at(['Toronto, Canada', 'Dubai'], n >> 3) : `${at(CITIES, n)}, India`,
        String(900_000 + n * 7000),
      ]),
    ),
    rows: times(16, (n) => n)
      .filter((n) => n % 8 !== 7)
      .map((n) => salary(firm('Garlic')(n), at(TITLES, n >> 2), at(CITIES, n), 900_000 + n * 7000)),
  },
  {
    name: 'names of nobody',
    kind: 'salaries',
    content: table(
      'company,title,location,ctc',
      [
        'done by none',
        'Confidential',
        'XYZ',
        'N/A',
        '[Company Name]',
        'Hops Kilns',
        'Hops Foundry',
        'Hops Orchards',
        'Hops Quarries',
        'Hops & Sons Mills',
      ].map((name, n) => [name, at(TITLES, n), at(CITIES, n), `${6 + n} LPA`]),
    ),
    rows: ['Hops Kilns', 'Hops Foundry', 'Hops Orchards', 'Hops Quarries', 'Hops & Sons Mills'].map((name, k) =>
      salary(name, at(TITLES, k + 5), at(CITIES, k + 5), (11 + k) * 100_000),
    ),
  },
  {
    name: 'what is in hand each month',
    kind: 'salaries',
    content: table(
      'company,title,location,salary',
      times(10, (n) => [firm('Ivy')(n), at(TITLES, n >> 2), at(CITIES, n), `${45 + n}k in hand`]),
    ),
    rows: [],
    mayStop: true,
  },
  {
    name: 'stock of four years',
    kind: 'salaries',
    content: table(
      'Company,Title,City,Fixed CTC (LPA),Variable (LPA),RSU over 4 years (LPA)',
      times(12, (n) => [
        firm('Juniper')(n),
        at(TITLES, n >> 2),
        at(CITIES, n),
        String(20 + n),
        String(1 + (n % 4)),
        String(40 + n),
      ]),
    ),
    rows: times(12, (n) =>
      salary(firm('Juniper')(n), at(TITLES, n >> 2), at(CITIES, n), (20 + n) * 100_000, (1 + (n % 4)) * 100_000),
    ),
  },
];
