import type { MemoryCatalog } from './catalog-records';
import { InterviewRecords } from './interview-records';
import { JobRecords } from './job-records';
import { dayBefore } from './memory-job-match';
import type { MemoryWorld } from './memory-world';
import { slugOf } from './slug';

const LISTED_DAYS = 120;

/** A skill by any of its names; `name` is null for one that the catalogue does not have. */
interface MemorySkill {
  readonly key: string;
  readonly name: string | null;
  /** All its names in addresses. */
  readonly keys: readonly string[];
}

/** Returns the skill of a name, or of a name in addresses. */
export function skillNamed({ skill }: Pick<MemoryCatalog, 'skill'>, given: string): MemorySkill {
  const key = slugOf(given);
  const keysOf = ({ name, aliases = [] }: (typeof skill)[number]) => [name, ...aliases].map(slugOf);
  const known = skill.find((one) => keysOf(one).includes(key));
  return known === undefined
    ? { key, name: null, keys: [key] }
    : { key: slugOf(known.name), name: known.name, keys: keysOf(known) };
}

/** Returns the number of openings in the lists that ask for a skill, by its names in addresses. */
export function openingsFor(world: MemoryWorld, keys: readonly string[]): number {
  const since = dayBefore(world.clock.now(), LISTED_DAYS);
  const { all } = world.records(JobRecords);
  return all.filter(({ postedOn, skills }) => postedOn >= since && skills.some((one) => keys.includes(slugOf(one))))
    .length;
}

/** Returns the number of interview questions about a skill and of openings that ask for it. */
export function usesOfSkill(world: MemoryWorld, keys: readonly string[]): number {
  const { questions } = world.records(InterviewRecords);
  return (
    questions.filter(({ skills }) => skills.some((one) => keys.includes(slugOf(one)))).length + openingsFor(world, keys)
  );
}
