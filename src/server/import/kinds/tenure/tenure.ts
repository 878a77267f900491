import { dayInIndia, quarterInIndia } from '@/core/kernel/common/india-calendar.rules';
import { NO_TENURE_ANSWERS, TENURE_QUESTIONS } from '@/core/research/tenure/tenure.rules';
import {
  firstDayOfQuarter,
  MAX_LEFT_YEARS,
  quarterText,
  tenureFaults,
} from '@/core/research/tenure/tenure-faults.rules';
import { layeredTenures } from '@/server/import/layers/layered-tables.queries';
import { statedValuesOf } from '@/server/import/layers/stated-values-of';
import { storeStatedValues } from '@/server/import/layers/store-stated-values';
import { CatalogList } from '@/server/import/names/catalog-list';
import { companyInFileName } from '@/server/import/names/company-in-file-name';
import { CompanyNames, isCompanyName } from '@/server/import/names/company-names';
import { Departments } from '@/server/import/names/departments';
import { Places } from '@/server/import/names/places';
import { expandedTitle } from '@/server/import/names/title-words';
import { takeTenureSnapshot } from '@/server/services/research/tenure/snapshot/take-tenure-snapshot';
import { COMPANY_TABLES, companyScopedKeys, entriesWithCompanyKeys } from '../companies/company-ids';
import { importKeyOf } from '../import-key';
import { defineImportKind } from '../import-kind';
import { RefusedRow, writtenOf } from '../import-writer';
import { writeTenures } from './tenure.queries';
import { tenureColumns } from './tenure-columns';

interface TenureEntry {
  readonly key: string;
  readonly company: string;
  readonly job_profile_id: number | null;
  readonly department_id: number | null;
  readonly location_id: number | null;
  readonly joined: string;
  readonly ended: string | null;
  readonly told: string;
  readonly answers: Readonly<Record<string, string>>;
}

const refusals: Readonly<Record<string, string>> = {
  joined: 'names a quarter of joining that is too early or too far ahead',
  left: `has a last day before joining, in the future or more than ${MAX_LEFT_YEARS} years ago, or for a person who never left`,
  answers: 'has no answer that can be read',
};

const givenOf = statedValuesOf(layeredTenures.columns);

/**
 * Imports single people's facts on joining and leaving. Equal ids mean the same report. Without ids, only identical
 * rows are the same.
 */
export const tenure = defineImportKind<typeof tenureColumns, TenureEntry>({
  name: 'tenure',
  about: 'facts of single people on joining and leaving companies',
  columns: tenureColumns,
  telling: ['settlement', 'relievingLetter', 'bond', 'originalsKept', 'noticeDays', 'pfExit', 'joiningDelay'],
  tables: ['research.tenure_reports', 'research.tenure_figures', ...COMPANY_TABLES],
  oneOf: [TENURE_QUESTIONS],
  assume: (_rows, file): Readonly<Record<string, string>> => {
    const company = companyInFileName(file);
    return company === null ? {} : { company };
  },
  settle: async ({ database, authorship, now }) => {
    await takeTenureSnapshot({ database, authorship, now: () => now });
  },
  open: async (database, { now, isRepeat, importId }) => {
    const places = await Places.load(database);
    const departments = await Departments.load(database);
    const profiles = await CatalogList.load(database, 'job_profiles');
    const names = new CompanyNames();
    const today = dayInIndia(now);
    return {
      prepare: (row, leaveOut) => {
        const company = row.company ?? '';
        if (!isCompanyName(company)) return new RefusedRow(`"${company}" is not a company name`, ['company']);
        if (row.joined === null) return new RefusedRow('names no quarter of joining', ['joined']);
        if (row.date !== null && row.date > today) return new RefusedRow('is of a day to come', ['date']);
        // A report is not older than its last day; an offer may be later than its report.
        const told = Math.min(quarterOf(row.date ?? row.left ?? row.joined), quarterInIndia(now));
        // "No bond" and "not demanded" do not contradict each other.
        const isIdle = row.bond === 'NONE' && row.bondDemanded === 'NO';
        if (isIdle) leaveOut('bondDemanded', 'is of no bond');
        const answers: Readonly<Record<string, string>> = Object.fromEntries(
          TENURE_QUESTIONS.flatMap((question) =>
            row[question] === null || (isIdle && question === 'bondDemanded') ? [] : [[question, row[question]]],
          ),
        );
        const stay = {
          joined: quarterText(quarterOf(row.joined)),
          left: row.left === null ? null : quarterText(quarterOf(row.left)),
          answers: { ...NO_TENURE_ANSWERS, ...answers },
        };
        const [fault] = Object.keys(tenureFaults(stay, now));
        if (fault !== undefined)
          return new RefusedRow(refusals[fault] ?? 'contradicts what the row says elsewhere', [fault]);
        const city = row.location === null ? null : (places.read(row.location).cities[0]?.id ?? null);
        if (row.location !== null && city === null) leaveOut('location', 'names no known city');
        const department = row.department === null ? null : departments.find(row.department);
        if (row.department !== null && department === null) leaveOut('department', 'is not a department of the list');
        const profile =
          row.jobProfile === null
            ? null
            : (profiles.find(row.jobProfile) ?? profiles.findLike(expandedTitle(row.jobProfile)));
        if (row.jobProfile !== null && profile === null) leaveOut('jobProfile', 'is not a job title of the list');
        return {
          key: importKeyOf(row.id === null ? Object.entries({ ...row, company: null }) : [row.id, stay.joined]),
          company,
          job_profile_id: profile?.id ?? null,
          department_id: department,
          location_id: city,
          joined: firstDayOfQuarter(stay.joined),
          ended: stay.left === null ? null : firstDayOfQuarter(stay.left),
          told: firstDayOfQuarter(quarterText(told)),
          answers,
        };
      },
      identify: (asked, entries) => companyScopedKeys(asked, names, entries, ({ key }) => key),
      write: async (tx, entries) => {
        const rows = await entriesWithCompanyKeys(tx, names, entries, importId);
        if (!isRepeat) await storeStatedValues(tx, layeredTenures, rows.map(givenOf), importId);
        return writtenOf(await tx.query(writeTenures, JSON.stringify(rows), !isRepeat, importId));
      },
    };
  },
});

function quarterOf(day: string): number {
  return quarterInIndia(Date.parse(`${day}T06:30:00Z`));
}
