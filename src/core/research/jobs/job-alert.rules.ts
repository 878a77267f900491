import type { JobAlertDraft } from './job-alert';

export const MAX_ALERTS = 20;
export const TOO_MANY_ALERTS = `You have ${MAX_ALERTS} alerts. Delete one to create another.`;
export const MAX_NAMED_OPTIONS = 12;

/** Returns a key that ignores order, capitals and spaces. */
export function alertKeyOf({ designations, preferences }: Pick<JobAlertDraft, 'designations' | 'preferences'>): string {
  const { location, experience, employment, ctc } = preferences;
  const lists = [designations, location, experience, employment, ctc];
  return JSON.stringify(lists.map((options) => options.map((option) => option.trim().toLowerCase()).toSorted()));
}
