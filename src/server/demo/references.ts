import type { Authorship, Ref } from '@/server/platform/authorship';
import { sealEmail } from '@/server/services/account/user/career-status/career-email';
import type { DemoPerson } from './person';

/** A person with the references that the server's key makes of them. */
export interface Referenced {
  readonly person: DemoPerson;
  readonly persona: Ref;
  readonly voter: Ref;
  /** The sealed address that verified the career; null if none did. */
  readonly emailSeal: Ref | null;
}

/** The references of all people, made once: a person votes hundreds of times. */
export class References {
  readonly all: readonly Referenced[];
  private readonly byPerson: ReadonlyMap<DemoPerson, Referenced>;

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

  /** Throws for a person outside the demo data. */
  of(person: DemoPerson): Referenced {
    const referenced = this.byPerson.get(person);
    if (referenced === undefined) throw new Error(`${person.subject} is not one of the people.`);
    return referenced;
  }
}
