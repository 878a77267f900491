import type { Authorship, Ref } from '@/server/platform/authorship';
import { sealEmail } from '@/server/services/account/user/career-status/career-email';
import type { DemoPerson } from './person';

export interface ReferencedPerson {
  readonly person: DemoPerson;
  readonly persona: Ref;
  readonly voter: Ref;
  readonly emailSeal: Ref | null;
}

export class References {
  readonly all: readonly ReferencedPerson[];
  private readonly byPerson: ReadonlyMap<DemoPerson, ReferencedPerson>;

  constructor(authorship: Authorship, people: readonly DemoPerson[]) {
    this.all = people.map((person) => {
      const persona = authorship.personaRef(person.userId);
      const verifiedBy = person.career?.verifiedBy ?? null;
      return {
        person,
        persona,
        voter: authorship.voterRef(persona),
        emailSeal: verifiedBy === null ? null : sealEmail(authorship, persona, verifiedBy),
      };
    });
    this.byPerson = new Map(this.all.map((one) => [one.person, one]));
  }

  of(person: DemoPerson): ReferencedPerson {
    const referenced = this.byPerson.get(person);
    if (referenced === undefined) throw new Error(`${person.subject} is not one of the people.`);
    return referenced;
  }
}
