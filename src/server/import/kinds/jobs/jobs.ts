import { dayInIndia } from '@/core/kernel/common/india-calendar.rules';
import { unknownPostingDay } from '@/core/research/jobs/job-age.rules';
import { MAX_YEARS } from '@/core/research/jobs/job-options.rules';
import type { Pay } from '@/server/import/columns/read-pay';
import { layeredJobs } from '@/server/import/layers/layered-tables.queries';
import type { LazyStatedValues } from '@/server/import/layers/store-stated-values';
import { storeStatedValues } from '@/server/import/layers/store-stated-values';
import { isForeignCountry, mentionsForeignPlace } from '@/server/import/names/abroad';
import { CatalogList } from '@/server/import/names/catalog-list';
import { CompanyNames, isCompanyName } from '@/server/import/names/company-names';
import { Places } from '@/server/import/names/places';
import { COMPANY_TABLES, companyScopedKeys, entriesWithCompanyKeys } from '../companies/company-ids';
import { importKeyOf } from '../import-key';
import { defineImportKind } from '../import-kind';
import { RefusedRow, writtenOf } from '../import-writer';
import {
  annual,
  foreignCurrencyReason,
  MIN_USUAL_PAY,
  payAssumptions,
  rangeOf,
  unclearPeriodReason,
} from '../pay-columns';
import { jobColumns } from './job-columns';
import { contentKeyOf } from './job-key';
import type { Experience, WorkMode } from './job-words';
import { employmentOf, experienceBetween, unknownPlacesIn, workModeOf } from './job-words';
import { writeJobs } from './jobs.queries';

const MAX_CTC = 2_000_000_000;
const MIN_CTC = 5_000;
/** Matches "Java Developer Job in Pune". */
const BEHIND_TITLE = /\s+jobs?\s+(?:in|at)\s+\S.*$/i;
const MAX_PLACES = 20;
const MAX_SKILL_LENGTH = 60;

interface JobEntry {
  readonly key: string;
  readonly title: string;
  readonly company: string;
  readonly jobProfileId: number;
  readonly locationIds: readonly number[];
  readonly workMode: WorkMode | null;
  readonly employment: string | null;
  readonly experience: Experience | null;
  readonly pay: readonly [least: number | null, most: number | null] | null;
  readonly currency: 'INR' | 'USD';
  readonly skills: readonly string[];
  readonly description: string | null;
  readonly link: string | null;
  readonly postedOn: string;
  readonly isDayKnown: boolean;
}

/**
 * Imports openings. Equal addresses mean the same opening, whatever the company's name; a later date posts it again.
 * Without an address, only identical rows are the same.
 */
export const jobs = defineImportKind<typeof jobColumns, JobEntry>({
  name: 'jobs',
  about: 'openings of companies',
  columns: jobColumns,
  datedBy: 'posted',
  placedBy: 'location',
  telling: ['skills', 'description', 'link', 'workMode', 'experience', 'posted'],
  tables: ['research.jobs', ...COMPANY_TABLES],
  assume: (rows, _file, { columns: { pay, least } }) =>
    payAssumptions(
      rows.map((row) => ({ ...row, amount: row.pay ?? row.most })),
      [pay ?? least],
    ),
  open: async (database, { now, isRepeat, importId }) => {
    const places = await Places.load(database);
    const profiles = await CatalogList.load(database, 'job_profiles');
    const names = new CompanyNames();
    const today = dayInIndia(now);
    const unknownDay = unknownPostingDay(now);
    return {
      prepare: (row, leaveOut) => {
        const title = (row.title ?? '').replace(BEHIND_TITLE, '');
        const company = row.company ?? '';
        if (!isCompanyName(company)) return new RefusedRow(`"${company}" is not a company name`, ['company']);
        if (!/\p{L}{2}/u.test(title)) return new RefusedRow(`"${title}" is not a title`);
        if (isForeignCountry(row.country)) return new RefusedRow(`"${row.country}" is not India`, ['country']);
        const isDayKnown = row.posted !== null && row.posted <= today;
        if (row.posted !== null && !isDayKnown) leaveOut('posted', 'is a day to come');
        const found = row.location === null ? null : places.readSeveral(row.location);
        const workMode = row.workMode ?? workModeOf([row.location ?? '', title, row.employment ?? '']);
        const unknown = found === null ? [] : unknownPlacesIn(found);
        if (unknown.length > 0 && (mentionsForeignPlace(row.location ?? '') || unknown.some(mentionsForeignPlace)))
          return new RefusedRow(`"${row.location}" is not in India`, ['location']);
        // Refuses the row. Without its place a remote opening would look open to all of India.
        if (unknown.length > 0 && workMode === 'remote')
          return new RefusedRow(`"${row.location}" is not a known place in India`, ['location']);
        if (unknown.length > 0) leaveOut('location', 'names no known city');
        const employment = row.employment === null ? employmentOf(title) : employmentOf(row.employment);
        const said = row.pay ?? rangeOf(row.least, row.most);
        const pay = said === null ? null : annual(said, row);
        const currency = pay?.currency ?? 'INR';
        const unclear = currency === 'INR' ? unclearPeriodReason(said, row) : null;
        const isOfNoTime = (pay?.period ?? row.period) === null;
        const fault = pay === null ? null : (unclear ?? faultOf(pay, isOfNoTime));
        // In some files 0 means "not stated".
        const isSaid = pay !== null && pay.high > 0;
        if (isSaid && fault !== null) leaveOut('pay', fault);
        if (row.pay !== null && rangeOf(row.least, row.most) !== null)
          leaveOut('most', 'is not needed, because the row has a salary');
        const { leastExperience, mostExperience } = row;
        const isReversed = (leastExperience?.[0] ?? 0) > (mostExperience?.[1] ?? MAX_YEARS);
        const between = experienceBetween(leastExperience, isReversed ? null : mostExperience);
        if (isReversed) leaveOut('mostExperience', 'is less than the least years');
        if (row.experience !== null && between !== null)
          leaveOut(
            leastExperience === null ? 'mostExperience' : 'leastExperience',
            'is not needed, because the row has a range of years',
          );
        const skills = (row.skills ?? []).filter((skill) => skill.length <= MAX_SKILL_LENGTH);
        if (row.skills !== null && skills.length === 0) leaveOut('skills', 'names no skill');
        const cities = found?.cities ?? [];
        if (cities.length > MAX_PLACES)
          leaveOut('location', `names more than ${MAX_PLACES} cities: the others are left out`);
        return {
          key: contentKeyOf({ ...row, posted: isDayKnown ? row.posted : null }),
          title,
          company,
          jobProfileId: profiles.findLike(title)?.id ?? 0,
          locationIds: cities.map(({ id }) => id).slice(0, MAX_PLACES),
          workMode,
          employment,
          experience: row.experience ?? between,
          pay: isSaid && fault === null ? endsOf(pay) : null,
          currency: currency === 'USD' ? 'USD' : 'INR',
          skills,
          description: row.description,
          link: row.link,
          postedOn: isDayKnown && row.posted !== null ? row.posted : unknownDay,
          isDayKnown,
        };
      },
      identify: async (asked, entries) => {
        const keys = await companyScopedKeys(asked, names, entries, ({ key }) => key);
        return entries.map(({ link }, place) => link ?? keys[place] ?? '');
      },
      write: async (tx, entries) => {
        const keyed = await entriesWithCompanyKeys(tx, names, entries, importId);
        const rows = keyed.map((row) =>
          row.link === null ? row : { ...row, importKey: importKeyOf(['link', row.link]) },
        );
        if (!isRepeat) await storeStatedValues(tx, layeredJobs, rows.map(givenOf), importId);
        return writtenOf(await tx.query(writeJobs, JSON.stringify(rows), !isRepeat, importId));
      },
    };
  },
});

function faultOf({ low, high, currency }: Pay, isOfNoTime: boolean): string | null {
  if (currency !== 'USD' && foreignCurrencyReason(currency) !== null) return foreignCurrencyReason(currency);
  if (high > MAX_CTC) return 'is too high for a year';
  if ((currency ?? 'INR') !== 'INR') return null;
  if (isOfNoTime && high < MIN_USUAL_PAY) return 'has no period, and is too low for a year (--set period=month)';
  return low < MIN_CTC ? `${low} rupees a year cannot be a salary` : null;
}

function endsOf({ low, high, limit }: Pay): readonly [least: number | null, most: number | null] {
  return [limit === 'most' ? null : Math.round(low), limit === 'least' ? null : Math.round(high)];
}

function givenOf(entry: JobEntry & { readonly importKey: string }): LazyStatedValues {
  const {
    title,
    jobProfileId,
    description,
    locationIds,
    workMode,
    employment,
    experience,
    pay,
    currency,
    skills,
    link,
  } = entry;
  const said = {
    title,
    job_profile_id: jobProfileId === 0 ? null : jobProfileId,
    description,
    location_ids: locationIds.length === 0 ? null : locationIds,
    work_mode: workMode,
    employment,
    min_experience: experience?.[0] ?? null,
    max_experience: experience?.[1] ?? null,
    currency,
    skills: skills.length === 0 ? null : skills,
    apply_url: link,
    posted_on: entry.isDayKnown ? entry.postedOn : null,
    is_day_known: entry.isDayKnown ? true : null,
  };
  // If the newer source has no upper end, the earlier one is removed.
  const ends = pay === null ? {} : { min_ctc: pay[0], max_ctc: pay[1] };
  return {
    key: entry.importKey,
    given: () => ({ ...Object.fromEntries(Object.entries(said).filter(([, value]) => value !== null)), ...ends }),
  };
}
