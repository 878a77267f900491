import type { EducationEntry, WorkExperienceEntry } from '@/contract/generated/user';
import { lineFault } from './plain-line.policy';

type Faults = Readonly<Record<string, string>>;

const FIRST_YEAR = 1975;

/** Returns the faults of a position by field. */
export function workExperienceFaults(entry: WorkExperienceEntry, thisMonth: string): Faults {
  return {
    ...lineFaults({ companyName: entry.companyName, jobProfile: entry.jobProfile }, true),
    ...lineFaults({ location: entry.location }, false),
    ...periodFaults(['startedOn', entry.startedOn], ['endedOn', entry.endedOn], [`${FIRST_YEAR}-01`, thisMonth]),
  };
}

/** Returns the faults of studies by field. */
export function educationFaults(entry: EducationEntry, thisYear: number): Faults {
  return {
    ...lineFaults({ courseName: entry.courseName, collegeName: entry.collegeName }, true),
    ...lineFaults({ specialization: entry.specialization }, false),
    ...periodFaults(['startYear', entry.startYear], ['endYear', entry.endYear], [FIRST_YEAR, thisYear]),
  };
}

function lineFaults(lines: Readonly<Record<string, string | null>>, areNeeded: boolean): Faults {
  const faults: Record<string, string> = {};
  for (const [field, line] of Object.entries(lines)) {
    const fault = areNeeded && line?.trim() === '' ? 'Fill this in.' : lineFault(line ?? '');
    if (fault !== null) faults[field] = fault;
  }
  return faults;
}

function periodFaults<Time extends number | string>(
  [startField, start]: readonly [string, Time],
  [endField, end]: readonly [string, Time | null],
  [first, now]: readonly [Time, Time],
): Faults {
  const faults: Record<string, string> = {};
  if (start < first) faults[startField] = `Begin in ${FIRST_YEAR} or later.`;
  else if (start > now) faults[startField] = 'This lies in the future.';
  if (end !== null && end < start) faults[endField] = 'This is before the start.';
  else if (end !== null && end > now) faults[endField] = 'This lies in the future.';
  return faults;
}
