import type { Chapter } from './chapters';
import { lifeChapterOf } from './chapters';
import type { DemoCommunity } from './communities';
import { departments, knownPeople } from './demo-data';
import type { Field } from './fields';
import { fieldOf, techDepartments } from './fields';
import type { DemoPerson } from './person';
import { postBankOf } from './post-banks';
import type { AuthorGroup, PostTemplate } from './post-template';
import type { Random } from './random';

const MAX_LAST = 6;
const MAX_ASKED = 12;

interface Candidates {
  readonly people: readonly DemoPerson[];
  turn: number;
}

export class AuthorPicker {
  readonly writers: readonly DemoPerson[];
  readonly readers: readonly DemoPerson[];
  readonly #known: readonly DemoPerson[];
  readonly #chapters: ReadonlyMap<DemoPerson, Chapter>;
  readonly #candidates = new Map<string, Candidates>();
  readonly #written = new Map<DemoPerson, number>();
  #last: readonly DemoPerson[] = [];

  constructor(random: Random, people: readonly DemoPerson[]) {
    this.#known = people.slice(0, knownPeople.length).filter(({ isWriter }) => isWriter);
    const drawn = people.slice(knownPeople.length);
    this.writers = random.sample(drawn, drawn.length).filter(({ isWriter }) => isWriter);
    this.readers = people.filter(({ isReader }) => isReader);
    this.#chapters = new Map(drawn.map((person, index) => [person, lifeChapterOf(person, index)]));
  }

  /** Returns the author with the fewest posts for whom the template fits, or null if there is none. */
  author(community: DemoCommunity, template: PostTemplate): DemoPerson | null {
    const bank = postBankOf(community);
    const voice = template.voice ?? bank.voice;
    const field = fieldOf(`${template.title} ${template.text}`);
    const isWorking = voice !== 'student' && voice !== 'seeker';
    const chapter = isWorking ? (template.chapter ?? bank.chapter ?? null) : null;
    const candidates = this.#candidatesFor(community, voice, field, chapter);
    const asked = Math.min(candidates.people.length, MAX_ASKED);
    let best: DemoPerson | null = null;
    for (let place = 0; place < asked; place += 1) {
      const person = candidates.people[(candidates.turn + place) % candidates.people.length];
      if (person === undefined || this.#last.includes(person)) continue;
      if (best === null || this.#writtenBy(person) < this.#writtenBy(best)) best = person;
    }
    candidates.turn += asked;
    if (best !== null) this.#note(best);
    return best;
  }

  namedAuthor(userName: string): DemoPerson {
    const person = this.#known.find((writer) => writer.userName === userName);
    if (person === undefined) throw new Error(`Nobody writes as ${userName}.`);
    this.#note(person);
    return person;
  }

  #note(author: DemoPerson): void {
    this.#last = [author, ...this.#last].slice(0, MAX_LAST);
    this.#written.set(author, this.#writtenBy(author) + 1);
  }

  #writtenBy(person: DemoPerson): number {
    return this.#written.get(person) ?? 0;
  }

  #candidatesFor(
    community: DemoCommunity,
    voice: AuthorGroup,
    field: Field | null,
    chapter: Chapter | null,
  ): Candidates {
    const place = community.type === 'topic' ? '' : `${community.type} ${community.entityId}`;
    const key = [place, voice, field?.work.source, chapter].join('/');
    const existing = this.#candidates.get(key);
    if (existing !== undefined) return existing;
    const people = this.writers.filter(
      (person) =>
        speaks(person, community, voice) &&
        (field === null || field.work.test(departmentOf(person))) &&
        (chapter === null || this.#chapters.get(person) === chapter),
    );
    const made = { people, turn: 0 };
    this.#candidates.set(key, made);
    return made;
  }
}

function departmentOf({ career }: DemoPerson): string {
  return departments[(career?.departmentId ?? 0) - 1]?.name ?? '';
}

function speaks(person: DemoPerson, { type, entityId, name }: DemoCommunity, voice: AuthorGroup): boolean {
  const { career } = person;
  if (voice === 'student') return career?.type === 'student';
  if (voice === 'seeker') return career?.type === 'unemployed';
  if (career?.type !== 'working') return false;
  if (type === 'department') return career.departmentId === entityId;
  if (voice === 'outsider') return career.companyName !== name;
  if (voice === 'insider') return type !== 'company' || career.companyName === name;
  return voice === 'anyone' || techDepartments.test(departmentOf(person));
}
