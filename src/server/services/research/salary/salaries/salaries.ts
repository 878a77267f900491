import type { SalaryReport } from '@/contract/generated/salary';
import { EMPLOYMENT_TYPES, parseEmployment, USUAL_EMPLOYMENT } from '@/core/kernel/common/employment-type.rules';
import { EXPERIENCE_BANDS } from '@/core/kernel/common/experience-band.rules';
import { companyRefusals } from '@/core/research/company/company-refusals.rules';
import { unlistedCitiesCount } from '@/core/research/salaries/salary-figure.rules';
import { ANY_BAND } from '@/core/research/salaries/salary-scopes.rules';
import type { SalaryHandlers } from '@/server/contract/generated/salary';
import { Problem } from '@/server/contract/problem';
import type { Database } from '@/server/platform/database';
import { presentFigure, presentGroups } from './salary.presenter';
import {
  companyByUrlName,
  jobProfileBySlug,
  locationBySlug,
  pagesBy,
  pagesByIndustry,
  salaryReport,
} from './salary.queries';

export interface SalariesDeps {
  readonly database: Database;
  readonly now: () => number;
}

interface Named {
  readonly company?: string;
  readonly jobProfile?: string;
  readonly location?: string;
  readonly experience?: string;
}

export function createSalaries({ database, now }: SalariesDeps): Omit<SalaryHandlers, 'giveSalary'> {
  async function findId(
    statement: typeof companyByUrlName,
    key: string | undefined,
    missing: () => Problem,
  ): Promise<number> {
    if (key === undefined) return 0;
    const [item] = await database.query(statement, key.toLowerCase());
    if (item === undefined) throw missing();
    return item.id;
  }

  async function scopeOf({ company, jobProfile, location, experience }: Named) {
    const [companyId, jobProfileId, [place]] = await Promise.all([
      findId(companyByUrlName, company, companyNotFound),
      findId(jobProfileBySlug, jobProfile, jobProfileNotFound),
      location === undefined ? [] : database.query(locationBySlug, location.toLowerCase()),
    ]);
    return { ids: [companyId, jobProfileId] as const, place: place?.id ?? 0, band: bandOf(experience) };
  }

  return {
    async listSalaries({ query: { by, page, limit, employment: kind, ...named } }) {
      const employment = parseEmployment(kind) ?? USUAL_EMPLOYMENT;
      const offset = (page - 1) * limit;
      if (by === 'industry') {
        const [rows, [counted]] = await Promise.all([
          database.query(pagesByIndustry.page(limit), employment, offset),
          database.query(pagesByIndustry.total, employment),
        ]);
        return { status: 200, body: { items: presentGroups(rows, now()), page, limit, total: counted?.total ?? 0 } };
      }
      const { ids, place, band } = await scopeOf(named);
      const of = ids[by === 'company' ? 1 : 0];
      const pages = pagesBy[by];
      // Without a company or job profile, city and experience do not apply.
      const scope = of === 0 ? ([0, 0, ANY_BAND] as const) : ([of, place, place === 0 ? band : ANY_BAND] as const);
      const [rows, [counted]] = await Promise.all([
        database.query(pages.page(limit), ...scope, employment, offset),
        database.query(pages.total, ...scope, employment),
      ]);
      return { status: 200, body: { items: presentGroups(rows, now()), page, limit, total: counted?.total ?? 0 } };
    },

    async getSalaryReport({ query: { company, jobProfile, location, experience, employment: kind } }) {
      const band = bandOf(experience);
      const slugs = [keyOf(company), keyOf(jobProfile), keyOf(location)] as const;
      const employment = parseEmployment(kind);
      const [row] = await database.query(salaryReport, ...slugs, band, employment ?? USUAL_EMPLOYMENT);
      if (company !== undefined && !row?.company) throw companyNotFound();
      if (jobProfile !== undefined && !row?.job_profile) throw jobProfileNotFound();
      const isBeside = row?.location != null && band !== ANY_BAND;
      const leftOut: SalaryReport['leftOut'] = [
        ...(location !== undefined && !row?.location ? (['location'] as const) : []),
        ...(experience !== undefined && (band === ANY_BAND || isBeside) ? (['experience'] as const) : []),
        ...(kind !== undefined && employment === null ? (['employment'] as const) : []),
      ];
      const byLocation = presentGroups(row?.locations ?? [], now());
      const byExperience = presentGroups(row?.bands ?? [], now()).flatMap((group) => {
        const key = EXPERIENCE_BANDS[Number(group.key)];
        return key === undefined ? [] : [{ ...group, key, name: key }];
      });
      const figure = presentFigure(row?.figure, now());
      return {
        status: 200,
        body: {
          company: row?.company ?? null,
          jobProfile: row?.job_profile ?? null,
          location: row?.location ?? null,
          experience: isBeside ? null : (EXPERIENCE_BANDS[band] ?? null),
          employment: employment ?? USUAL_EMPLOYMENT,
          employments: EMPLOYMENT_TYPES.filter((type) => row?.employments.includes(type)),
          leftOut,
          figure,
          steps: row?.figure?.steps ?? [],
          parts: row?.figure?.parts ?? null,
          byLocation,
          byExperience,
          elsewhere: row?.location || (band !== ANY_BAND && !isBeside) ? null : unlistedCitiesCount(figure, byLocation),
          asOf: row?.taken_on ?? null,
        },
      };
    },
  };
}

function bandOf(experience: string | undefined): number {
  return EXPERIENCE_BANDS.findIndex((one) => one === experience);
}

function keyOf(name: string | undefined): string | null {
  return name?.toLowerCase() ?? null;
}

function companyNotFound(): Problem {
  return new Problem(404, 'company_not_found', companyRefusals.notNamed);
}

function jobProfileNotFound(): Problem {
  return new Problem(404, 'job_profile_not_found', companyRefusals.jobProfileNotNamed);
}
