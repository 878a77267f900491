import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { memoryOf, processorTimeOf } from './built-server';
import { databasesOf } from './databases';
import type { Figure } from './figures';
import { median } from './figures';
import type { BenchRow } from './row';
import { SMALL_SHARE } from './set-sizes';

const ROWS = 100_000;
/** The goal: 100,000 rows in two minutes. */
const MIN_ROWS_PER_SECOND = 833;
const MAX_MEMORY_GROWTH = 1.3;
const MEMORY_TURN_MS = 500;
const COMPANIES = 2_000;

type LineOf = (place: number) => readonly (string | number)[];

const CITIES = ['Bangalore', 'Pune, Maharashtra', 'Surat', 'New Delhi', 'Kochi', 'Gurgaon, Haryana'];
const TITLES = ['Software Engineer', 'Nurse', 'Data Analyst', 'Accountant', 'Team Lead', 'Weaver'];
const SECTORS = ['Banking', 'Retail', 'Pharma', 'Logistics', 'IT Services & Consulting'];
const WORDS = 'good pay long hours kind team slow growth fair rules new ideas old tools tea break night shift'.split(
  ' ',
);

const pick = (list: readonly string[], place: number): string => list[place % list.length] ?? '';
const words = (count: number, place: number): string =>
  Array.from({ length: count }, (_, at) => pick(WORDS, place * 7 + at * at + at)).join(' ');
const dateOf = (place: number): string => `${1 + (place % 28)}/${1 + (place % 12)}/${2019 + (place % 7)}`;
const companyOf = (place: number): string => `Loom House ${Math.floor(((place * 7_919) % COMPANIES) ** 2 / COMPANIES)}`;

const FILES: Readonly<Record<string, readonly [headers: string, lineOf: LineOf]>> = {
  companies: [
    'Company,Sector,HQ,Reviews,Founded',
    (n) => [`Mill Number ${n}`, pick(SECTORS, n), pick(CITIES, n), `${n % 90}.5k`, 1950 + (n % 70)],
  ],
  reviews: [
    'firm,date_review,job_title,location,overall_rating,work_life_balance,headline,pros,cons',
    (n) => [
      companyOf(n),
      dateOf(n),
      pick(TITLES, n),
      pick(CITIES, n),
      1 + (n % 5),
      1 + (n % 4),
      `Headline ${n}`,
      `${words(24, n)} ${n}`,
      `${words(24, n + 1)} ${n}`,
    ],
  ],
  salaries: [
    'Company Name,Job Title,Salary,Location,Years of Experience,Date',
    (n) => [companyOf(n), pick(TITLES, n), `₹${300_000 + n * 7}`, pick(CITIES, n), n % 20, dateOf(n)],
  ],
  interviews: [
    'Company,Interview Date,Role Applied For,Offer,Difficulty,Process,Questions Asked',
    (n) => [
      companyOf(n),
      dateOf(n),
      pick(TITLES, n),
      'No Offer',
      'Easy Interview',
      `${words(20, n)} ${n}`,
      `Why ${words(4, n)} ${n}?`,
    ],
  ],
  jobs: [
    'Job Title,Company,Location,Salary,Experience,Skills,Description,Posted On',
    (n) => [
      `${pick(TITLES, n)} ${n % 997}`,
      companyOf(n),
      pick(CITIES, n),
      '3-5 Lacs PA',
      '2-5 Yrs',
      'SQL; Java',
      `${words(40, n)} ${n}`,
      dateOf(n),
    ],
  ],
};

function rowOn(database: 'pglite' | 'postgres'): BenchRow {
  return {
    name: `import-${database}`,
    async measure({ isSmall }) {
      const databases = await databasesOf(database);
      if ('skipped' in databases) return databases;
      const folder = mkdtempSync(join(tmpdir(), 'tarakki-import-'));
      const rows = isSmall ? ROWS / SMALL_SHARE : ROWS;
      try {
        const url = database === 'postgres' ? await databases.create() : null;
        const environment = { DATA_DIR: join(folder, 'data'), ...(url === null ? {} : { DATABASE_URL: url }) };
        const figures: Figure[] = [];
        for (const [kind, [headers, lineOf]] of Object.entries(FILES)) {
          const file = join(folder, `${kind}.csv`);
          writeFileSync(file, fileOf(headers, lineOf, rows));
          figures.push(...(await importing(kind, file, rows, environment)));
        }
        return { load: `${rows} rows of each kind by npm run import, into one database`, figures };
      } finally {
        await databases.remove();
        rmSync(folder, { recursive: true, force: true });
      }
    },
  };
}

function fileOf(headers: string, lineOf: LineOf, rows: number): string {
  const lines = Array.from({ length: rows }, (_, place) =>
    lineOf(place)
      .map((cell) => `"${cell}"`)
      .join(','),
  );
  return [headers, ...lines, ''].join('\n');
}

async function importing(
  kind: string,
  file: string,
  rows: number,
  environment: Readonly<Record<string, string>>,
): Promise<readonly Figure[]> {
  const child = spawn(process.execPath, ['scripts/import.mjs', kind, file, '--yes'], {
    env: { ...process.env, ...environment, DEMO_DATA: 'off' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let printed = '';
  child.stdout.on('data', (part: Buffer) => {
    printed += part.toString();
  });
  const memory: number[] = [];
  let processorTime = 0;
  const timer = setInterval(() => {
    processorTime = processorTimeOf(child.pid);
    if (printed.includes(' a second')) memory.push(memoryOf(child.pid));
  }, MEMORY_TURN_MS);
  await once(child, 'exit');
  clearInterval(timer);
  const seconds = Number(/\(([\d.]+) s\)/.exec(printed)?.[1]);
  if (Number.isNaN(seconds)) throw new Error(`The import of ${kind} failed:\n${printed}`);
  const half = Math.ceil(memory.length / 2);
  const rate: Figure = {
    name: `${kind}: rows, with counts and figures`,
    unit: '/s',
    value: rows / Math.max(seconds, 0.1),
    goal: { atLeast: MIN_ROWS_PER_SECOND },
  };
  if (memory.length < 2) return [rate];
  const growth = median(memory.slice(half)) / median(memory.slice(0, half));
  return [
    rate,
    {
      name: `${kind}: memory, second half against first`,
      unit: '×',
      value: growth,
      goal: { atMost: MAX_MEMORY_GROWTH },
    },
    { name: `${kind}: memory at most`, unit: 'MB', value: Math.max(...memory) },
    { name: `${kind}: processor time of the importer`, unit: 's', value: processorTime },
  ];
}

export const imports: readonly BenchRow[] = [rowOn('pglite'), rowOn('postgres')];
