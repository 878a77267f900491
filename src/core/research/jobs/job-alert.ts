import type { EmploymentType } from '@/core/kernel/common/employment-type.rules';
import { EMPLOYMENT_TYPES } from '@/core/kernel/common/employment-type.rules';
import type { JobQuery } from './job-filters';
import type { ExperienceBand, PayOption } from './job-options.rules';
import { EXPERIENCE_BANDS, PAY_OPTIONS } from './job-options.rules';

export interface JobAlertPreferences {
  readonly location: readonly string[];
  readonly experience: readonly ExperienceBand[];
  readonly employment: readonly EmploymentType[];
  readonly ctc: readonly PayOption[];
}

export interface JobAlertDraft {
  /** Titles. An opening's title matches if it contains all words of an entry. */
  readonly designations: readonly string[];
  readonly preferences: JobAlertPreferences;
}

export interface JobAlert extends JobAlertDraft {
  readonly alertId: string;
  readonly createdOn: string;
  readonly newJobs: number;
  /** The day of the last digest, or of the subscription if none was sent. */
  readonly newSince: string;
}

export function alertPreferencesOf({ chosen }: Pick<JobQuery, 'chosen'>): JobAlertPreferences {
  return {
    location: chosen.location ?? [],
    experience: known(EXPERIENCE_BANDS, chosen.experience),
    employment: known(EMPLOYMENT_TYPES, chosen.employment),
    ctc: known(PAY_OPTIONS, chosen.ctc),
  };
}

function known<Option extends string>(options: readonly Option[], names: readonly string[] = []): readonly Option[] {
  return options.filter((option) => names.includes(option));
}
