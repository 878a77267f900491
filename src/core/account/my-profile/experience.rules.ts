import { requestRefusals } from '@/core/kernel/common/request-refusals.rules';
import type { EducationEntry, WorkExperienceEntry } from './experience';
import { lineFault } from './plain-line.rules';

export const FIRST_YEAR = 1975;

export type Faults<Field extends string> = Readonly<Partial<Record<Field, string>>>;

const NEEDED = 'Fill this in.';
const EARLY = `Begin in ${FIRST_YEAR} or later.`;
const FUTURE = requestRefusals.inFuture;
const BEFORE_START = 'This is before the start.';

export const MAX_EXPERIENCES = 50;
export const EXPERIENCES_FULL = `You have ${MAX_EXPERIENCES} entries. Delete one before you add another.`;
export const EXPERIENCE_GONE = 'This entry is gone. Load the page again.';

/** Trims the texts. An optional empty text becomes null. */
export function tidiedWork(entry: WorkExperienceEntry): WorkExperienceEntry {
  const { companyName, jobProfile, location } = entry;
  return {
    ...entry,
    companyName: companyName.trim(),
    jobProfile: jobProfile.trim(),
    location: location?.trim() || null,
  };
}

export function tidiedEducation(entry: EducationEntry): EducationEntry {
  const { courseName, specialization, collegeName } = entry;
  return {
    ...entry,
    courseName: courseName.trim(),
    specialization: specialization?.trim() || null,
    collegeName: collegeName.trim(),
  };
}

/** `thisMonth` is `2026-11`. */
export function workExperienceFaults(
  { companyName, jobProfile, location, startedOn, endedOn }: WorkExperienceEntry,
  thisMonth: string,
): Faults<keyof WorkExperienceEntry> {
  return found({
    companyName: neededLine(companyName),
    jobProfile: neededLine(jobProfile),
    location: location === null ? null : lineFault(location),
    startedOn: startFault(startedOn, `${FIRST_YEAR}-01`, thisMonth),
    endedOn: endedOn === null ? null : endFault(endedOn, startedOn, thisMonth),
  });
}

export function educationFaults(
  { courseName, specialization, collegeName, startYear, endYear }: EducationEntry,
  thisYear: number,
): Faults<keyof EducationEntry> {
  return found({
    courseName: neededLine(courseName),
    specialization: specialization === null ? null : lineFault(specialization),
    collegeName: neededLine(collegeName),
    startYear: startFault(startYear, FIRST_YEAR, thisYear),
    endYear: endYear === null ? null : endFault(endYear, startYear, thisYear),
  });
}

function neededLine(line: string): string | null {
  return line.trim() === '' ? NEEDED : lineFault(line);
}

function startFault<Time extends number | string>(start: Time, first: Time, now: Time): string | null {
  if (start < first) return EARLY;
  return start > now ? FUTURE : null;
}

function endFault<Time extends number | string>(end: Time, start: Time, now: Time): string | null {
  if (end < start) return BEFORE_START;
  return end > now ? FUTURE : null;
}

function found<Field extends string>(faults: Readonly<Partial<Record<Field, string | null>>>): Faults<Field> {
  const sentences: { [Name in Field]?: string } = {};
  for (const field in faults) {
    const sentence = faults[field];
    if (sentence !== null && sentence !== undefined) sentences[field] = sentence;
  }
  return sentences;
}
