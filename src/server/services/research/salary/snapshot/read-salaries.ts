import { dayNumberInIndia } from '@/core/kernel/common/india-calendar.rules';
import type { ReportedPay } from '@/core/research/salaries/shown-pay.rules';
import { MIN_ACCOUNT_DAYS } from '@/core/research/salaries/snapshot-limits.rules';
import type { SnapshotReport } from '@/core/research/salaries/snapshot-report';
import type { Authorship } from '@/server/platform/authorship';
import type { Database } from '@/server/platform/database';
import { sealMoment, unsealMoment } from '@/server/platform/sealed-moment';
import type { RowOf } from '@/server/platform/sql-types';
import { pagesOf, peopleBehind } from './people-behind';
import { salariesBehind } from './snapshot.queries';

export interface ReadSalary extends SnapshotReport, ReportedPay {
  readonly id: string;
}

type Row = RowOf<typeof salariesBehind.columns>;

/**
 * Reads salaries that may count on a day (days since 1970), imported or of existing accounts. Owners are known in
 * memory only, by numbers valid for this read.
 */
export async function readSalaries(
  database: Database,
  authorship: Authorship,
  day: number,
): Promise<readonly ReadSalary[]> {
  const rows: Row[] = [];
  for await (const page of pagesOf((behind) => database.query(salariesBehind, behind))) rows.push(...page);
  const people = await peopleBehind(database, authorship, rows);
  return rows.flatMap((row, place) => {
    const author = people[place] ?? null;
    if (row.author_seal === null) return [salaryOf(row, null, true)];
    if (author === null) return [];
    const isChecked = row.is_checked || author.isAtWork;
    const isReady = isChecked || day - author.since >= MIN_ACCOUNT_DAYS;
    const countedOn =
      row.counted_seal === null
        ? null
        : dayNumberInIndia(unsealMoment(authorship, Buffer.from(row.id), row.counted_seal));
    const report = salaryOf({ ...row, is_checked: isChecked }, author.person, isReady);
    return [{ ...report, countedOn, provedOn: author.provedOn }];
  });
}

export function sealCountedScopes(authorship: Authorship, id: string, moment: number): Buffer {
  return sealMoment(authorship, Buffer.from(id), moment);
}

function salaryOf(row: Row, person: number | null, isReady: boolean): ReadSalary {
  return {
    id: row.id,
    industryId: row.industry_id,
    companyId: row.company_id,
    jobProfileId: row.job_profile_id,
    locationId: row.location_id,
    employment: row.employment,
    band: row.band,
    month: row.month,
    fixed: row.fixed,
    variable: row.variable,
    stock: row.stock,
    joiningBonus: row.joining_bonus,
    reports: row.reports,
    isChecked: row.is_checked,
    isCounted: row.is_counted,
    countedOn: null,
    isImported: person === null,
    isReady,
    wasReady: row.was_ready,
    provedOn: null,
    person,
  };
}
