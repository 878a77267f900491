import type { DemoCommunity } from './communities';
import { departments } from './data/departments';
import type { DemoPerson } from './person';
import type { Voice } from './post-template';
import type { Random } from './random';

const techDepartments = new Set(
  departments.flatMap(({ name }, index) =>
    /Software|Hardware|Data|Product|Infrastructure|Security/.test(name) ? [index + 1] : [],
  ),
);
const memory = 6;

/** Picks authors by what they can credibly write about. */
export class AuthorPicker {
  readonly writers: readonly DemoPerson[];
  readonly readers: readonly DemoPerson[];
  private readonly byVoice: Readonly<Record<'anyone' | 'tech' | 'student' | 'seeker', readonly DemoPerson[]>>;
  private readonly byCompany = new Map<string, DemoPerson[]>();
  private readonly byDepartment = new Map<number, DemoPerson[]>();
  private lastAuthors: readonly DemoPerson[] = [];

  constructor(
    private readonly random: Random,
    people: readonly DemoPerson[],
  ) {
    this.writers = people.filter(({ isWriter }) => isWriter);
    this.readers = people.filter(({ isReader }) => isReader);
    const workers = this.writers.filter(({ career }) => career?.type === 'working');
    this.byVoice = {
      anyone: workers,
      tech: workers.filter(({ career }) => techDepartments.has(career?.departmentId ?? 0)),
      student: this.writers.filter(({ career }) => career?.type === 'student'),
      seeker: this.writers.filter(({ career }) => career?.type === 'unemployed'),
    };
    for (const person of workers) {
      addTo(this.byCompany, person.career?.companyName ?? '', person);
      addTo(this.byDepartment, person.career?.departmentId ?? 0, person);
    }
  }

  /** An author for a text of this voice in this community, not one of the last few. */
  author(community: DemoCommunity, voice: Voice): DemoPerson {
    const candidates = this.candidates(community, voice);
    const isRested = (person: DemoPerson): boolean => !this.lastAuthors.includes(person);
    const rested = candidates.filter(isRested);
    const author = this.random.pick(rested.length > 0 ? rested : this.byVoice.anyone.filter(isRested));
    this.note(author);
    return author;
  }

  /** The writer of this pseudonym, as the author of the next post. Throws where there is none. */
  namedAuthor(userName: string): DemoPerson {
    const person = this.writers.find((writer) => writer.userName === userName);
    if (person === undefined) throw new Error(`Nobody writes as ${userName}.`);
    this.note(person);
    return person;
  }

  private note(author: DemoPerson): void {
    this.lastAuthors = [author, ...this.lastAuthors].slice(0, memory);
  }

  private candidates({ type, entityId, name }: DemoCommunity, voice: Voice): readonly DemoPerson[] {
    if (voice === 'insider') return (type === 'company' && this.byCompany.get(name)) || this.byVoice.anyone;
    if (voice === 'outsider') return this.byVoice.anyone.filter(({ career }) => career?.companyName !== name);
    if (type === 'department') return this.byDepartment.get(entityId) ?? this.byVoice.anyone;
    return this.byVoice[voice];
  }
}

function addTo<K>(map: Map<K, DemoPerson[]>, key: K, person: DemoPerson): void {
  const list = map.get(key);
  if (list === undefined) map.set(key, [person]);
  else list.push(person);
}
