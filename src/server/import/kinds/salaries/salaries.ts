import { randomUUID } from 'node:crypto';
import { dayInIndia } from '@/core/common/india-calendar.rules';
import { isAbroad } from '@/server/import/names/abroad';
import { CompanyNames, isCompanyName } from '@/server/import/names/company-names';
import { JobProfiles, titleIn } from '@/server/import/names/job-profiles';
import { nameKeyOf } from '@/server/import/names/name-key';
import type { PlacesInText } from '@/server/import/names/places';
import { isNowhereIn, Places } from '@/server/import/names/places';
import { takeSalarySnapshot } from '@/server/services/salary/snapshot/take-salary-snapshot';
import { COMPANY_TABLES, companyIdsOf, keysByCompany } from '../companies/company-ids';
import { importKeyOf } from '../import-key';
import { defineImportKind } from '../import-kind';
import type { LeaveOut } from '../import-writer';
import { Refused, writtenOf } from '../import-writer';
import { payAssumptions } from '../pay-columns';
import type { AnnualPay } from './annual-pay';
import { annualPayOf } from './annual-pay';
import { writeSalaries } from './salaries.queries';
import { salaryColumns } from './salary-columns';

interface SalaryEntry {
  readonly company: string;
  readonly title: string;
  /** 0 for none. */
  readonly place: number;
  /** -1 where it was not said. */
  readonly years: number;
  /** `2026-11-01` */
  readonly month: string;
  readonly isDated: boolean;
  readonly pay: AnnualPay;
  readonly reports: number;
  readonly source: string;
}

const MAX_REPORTS = 1_000;

/** Reported salaries. A row that is an average of several counts as many reports. */
export const salaries = defineImportKind<typeof salaryColumns, SalaryEntry>({
  name: 'salaries',
  about: 'reported salaries of companies by job title, city and experience',
  columns: salaryColumns,
  telling: ['total', 'base', 'bonus', 'stock', 'reports'],
  tables: ['research.salaries', 'research.salary_figures', 'catalog.job_profiles', ...COMPANY_TABLES],
  oneOf: [['total', 'base', 'least', 'most']],
  assume: (rows, _file, { columns: { total, base, least } }) =>
    payAssumptions(
      rows.map((row) => ({ ...row, amount: row.total ?? row.base ?? row.most })),
      [total ?? base ?? least],
    ),
  open: async (database, { now, isRepeat }) => {
    const places = await Places.load(database);
    const titles = await JobProfiles.load(database);
    const names = new CompanyNames();
    const today = monthOf(dayInIndia(now));
    return {
      prepare: (row, leaveOut) => {
        const company = row.company ?? '';
        const jobProfile = row.jobProfile ?? '';
        if (!isCompanyName(company)) return new Refused(`"${company}" is no name of a company`);
        const title = titleIn(jobProfile);
        if (title === null) return new Refused(`"${jobProfile}" is no job title`);
        const found = row.location === null ? null : places.read(row.location);
        if (found !== null && isNowhereIn(found) && isAbroad(row.location ?? ''))
          return new Refused(`"${row.location}" is not in India`);
        const pay = annualPayOf(row);
        if (pay instanceof Refused) return pay;
        const month = row.date === null ? today : monthOf(row.date);
        if (month > today) return new Refused('is dated in the future');
        return {
          company,
          title: titles.nameOf(title),
          place: placeOf(found, leaveOut),
          years: row.experience ?? -1,
          month,
          isDated: row.date !== null,
          pay,
          reports: Math.min(MAX_REPORTS, Math.max(1, row.reports ?? 1)),
          source: row.source ?? '',
        };
      },
      identify: (asked, entries) => keysByCompany(asked, names, entries, keyOf),
      write: async (tx, entries) => {
        const companyIds = await companyIdsOf(tx, names, entries);
        const titleIds = await titles.ids(
          tx,
          entries.map(({ title }) => title),
        );
        const written = await tx.query(
          writeSalaries,
          entries.map(() => randomUUID()),
          entries.map((entry, place) => importKeyOf([companyIds[place], keyOf(entry)])),
          companyIds,
          titleIds,
          entries.map(({ place }) => place),
          entries.map(({ years }) => years),
          entries.map(({ month }) => month),
          entries.map(({ isDated }) => isDated),
          entries.map(({ pay }) => pay.fixed),
          entries.map(({ pay }) => pay.variable),
          entries.map(({ pay }) => pay.stock),
          entries.map(({ reports }) => reports),
          !isRepeat,
        );
        return writtenOf(written);
      },
      finish: async (job) => {
        await takeSalarySnapshot({ database: job.database, authorship: job.authorship, now: () => job.now });
      },
    };
  },
});

/** An average of several is known by what it is of, so that a newer file updates it; a single report by all that it says. */
function keyOf({ title, place, years, month, isDated, pay, reports, source }: SalaryEntry): string {
  const of = [nameKeyOf(title), place, years, source];
  const said = reports > 1 ? [] : [isDated ? month : '', pay.fixed, pay.variable, pay.stock];
  return importKeyOf([...of, ...said]);
}

function placeOf(found: PlacesInText | null, leaveOut: LeaveOut): number {
  if (found === null) return 0;
  const [city] = found.cities;
  if (city === undefined && (found.state !== null || found.unknown.length > 0))
    leaveOut('location', found.state === null ? 'names no city that is known' : 'names a state, and no city');
  return city?.id ?? 0;
}

function monthOf(day: string): string {
  return `${day.slice(0, 7)}-01`;
}
