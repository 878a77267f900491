import { randomUUID } from 'node:crypto';
import { USUAL_EMPLOYMENT } from '@/core/kernel/common/employment-type.rules';
import { bandOfYears } from '@/core/kernel/common/experience-band.rules';
import { dayInIndia } from '@/core/kernel/common/india-calendar.rules';
import { NO_MONTH } from '@/core/kernel/figures/told-month.rules';
import { layeredSalaries } from '@/server/import/layers/layered-tables.queries';
import type { LazyStatedValues } from '@/server/import/layers/store-stated-values';
import { storeStatedValues } from '@/server/import/layers/store-stated-values';
import { isForeignCountry, mentionsForeignPlace } from '@/server/import/names/abroad';
import { CompanyNames, isCompanyName } from '@/server/import/names/company-names';
import { JobProfiles, titleIn } from '@/server/import/names/job-profiles';
import type { PlacesInText } from '@/server/import/names/places';
import { isWithoutPlace, Places } from '@/server/import/names/places';
import { takeSalarySnapshot } from '@/server/services/research/salary/snapshot/take-salary-snapshot';
import { COMPANY_TABLES, companyIdsOf, companyScopedKeys } from '../companies/company-ids';
import { importKeyOf } from '../import-key';
import { defineImportKind } from '../import-kind';
import type { DropValue } from '../import-writer';
import { RefusedRow, writtenOf } from '../import-writer';
import { placeKeyOf } from '../jobs/job-key';
import { payAssumptions } from '../pay-columns';
import { employmentOf } from '../reviews/review-words';
import { annualPayOf, isDailyPay, PAY_COLUMNS, reportUnusedAmounts } from './annual-pay';
import { writeSalaries } from './salaries.queries';
import { salaryColumns } from './salary-columns';
import type { SalaryEntry } from './salary-entry';
import { averageOf, contentOf, MAX_REPORTS, subjectKeyOf } from './salary-entry';

interface KeyedSalary {
  readonly key: string;
  readonly entry: SalaryEntry;
  readonly companyId: number;
  readonly titleId: number;
  /** True if an earlier row of the file has the same average. */
  readonly isFurther: boolean;
}

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
  settle: async ({ database, authorship, now }) => {
    await takeSalarySnapshot({ database, authorship, now: () => now });
  },
  open: async (database, { now, isRepeat, importId }) => {
    const places = await Places.load(database);
    const titles = await JobProfiles.load(database);
    const names = new CompanyNames();
    const today = monthOf(dayInIndia(now));
    return {
      prepare: (row, leaveOut) => {
        const company = row.company ?? '';
        const jobProfile = row.jobProfile ?? '';
        if (!isCompanyName(company)) return new RefusedRow(`"${company}" is not a company name`, ['company']);
        const title = titleIn(jobProfile);
        if (title === null) return new RefusedRow(`"${jobProfile}" is not a job title`, ['jobProfile']);
        if (isForeignCountry(row.country)) return new RefusedRow(`"${row.country}" is not India`, ['country']);
        const found = row.location === null ? null : places.read(row.location);
        if (found !== null && isWithoutPlace(found) && mentionsForeignPlace(row.location ?? ''))
          return new RefusedRow(`"${row.location}" is not in India`, ['location']);
        const pay = annualPayOf(row);
        if (pay instanceof RefusedRow) return pay;
        const employment = row.employment ?? employmentOf(jobProfile);
        if (employment === null && isDailyPay(row))
          return new RefusedRow(
            'is paid by the day or hour, without a kind of work (--set employment=contractual)',
            PAY_COLUMNS,
          );
        const month = row.date === null ? `${NO_MONTH}-01` : monthOf(row.date);
        if (month > today) return new RefusedRow('is dated in the future', ['date']);
        reportUnusedAmounts(row, pay, leaveOut);
        const { experience } = row;
        const isOfOneBand = experience === null || bandOfYears(experience.least) === bandOfYears(experience.most);
        if (!isOfOneBand)
          leaveOut('experience', 'reaches over several ranges of experience: it counts in none of them');
        return {
          company,
          title: titles.nameOf(title),
          titleKey: titles.keyOf(title),
          employment: employment ?? USUAL_EMPLOYMENT,
          place: placeOf(found, leaveOut),
          placeKey: placeKeyOf(row.location),
          years: experience?.least ?? -1,
          isOfOneBand,
          month,
          isDated: row.date !== null,
          pay,
          reports: Math.min(MAX_REPORTS, Math.max(1, row.reports ?? 1)),
          isAverage: row.reports !== null,
          source: row.source ?? '',
          site: row.site ?? '',
        };
      },
      identify: async (asked, entries) => {
        const rows = await companyScopedKeys(asked, names, entries, contentOf);
        const things = await companyScopedKeys(asked, names, entries, subjectKeyOf);
        return rows.map((row, place) => ({ row, thing: things[place] ?? row }));
      },
      write: async (tx, entries, isFurther) => {
        const companyIds = await companyIdsOf(tx, names, entries, importId);
        const titleIds = await titles.ids(
          tx,
          entries.map(({ title }) => title),
          importId,
        );
        const salaries = foldedOf(
          entries.map((entry, place) => ({
            key: importKeyOf([companyIds[place], subjectKeyOf(entry)]),
            entry,
            companyId: companyIds[place] ?? 0,
            titleId: titleIds[place] ?? 0,
            isFurther: isFurther[place] ?? false,
          })),
        );
        const of = salaries.map(({ entry }) => entry);
        if (!isRepeat) await storeStatedValues(tx, layeredSalaries, salaries.map(givenOf), importId);
        const written = await tx.query(writeSalaries, {
          id: salaries.map(() => randomUUID()),
          key: salaries.map(({ key }) => key),
          company: salaries.map(({ companyId }) => companyId),
          job_profile: salaries.map(({ titleId }) => titleId),
          place: of.map(({ place }) => place),
          years: of.map(({ years, isOfOneBand }) => (isOfOneBand ? years : -1)),
          month: of.map(({ month }) => month),
          is_dated: of.map(({ isDated }) => isDated),
          fixed: of.map(({ pay }) => pay.fixed),
          variable: of.map(({ pay }) => pay.variable),
          stock: of.map(({ pay }) => pay.stock),
          reports: of.map(({ reports }) => reports),
          is_further: salaries.map((salary) => salary.isFurther),
          employment: of.map(({ employment }) => employment),
          changes: !isRepeat,
          import_id: importId,
        });
        const further = salaries.filter((salary) => salary.isFurther).map(({ key }) => key);
        if (further.length > 0 && !isRepeat) await tx.query(layeredSalaries.keep, further, importId);
        return { ...writtenOf(written), averaged: entries.length - salaries.length };
      },
    };
  },
});

function foldedOf(keyed: readonly KeyedSalary[]): readonly KeyedSalary[] {
  const byKey = new Map<string, KeyedSalary>();
  for (const salary of keyed) {
    const before = byKey.get(salary.key);
    byKey.set(salary.key, before === undefined ? salary : { ...before, entry: averageOf(before.entry, salary.entry) });
  }
  return [...byKey.values()];
}

function givenOf({ key, entry: { month, isDated, pay, reports, years, isOfOneBand } }: KeyedSalary): LazyStatedValues {
  return {
    key,
    given: () => ({
      ...pay,
      reports,
      ...(isDated ? { month } : {}),
      ...(years === -1 ? {} : { experience: isOfOneBand ? years : null }),
    }),
  };
}

function placeOf(found: PlacesInText | null, leaveOut: DropValue): number {
  if (found === null) return 0;
  const [city] = found.cities;
  if (city === undefined && (found.state !== null || found.unknown.length > 0))
    leaveOut('location', found.state === null ? 'names no city that is known' : 'is a state, not a city');
  return city?.id ?? 0;
}

function monthOf(day: string): string {
  return `${day.slice(0, 7)}-01`;
}
