/** A person with a given life; all others are drawn. Names are those in the other lists. */
export interface KnownPerson {
  /** null: not chosen yet. */
  readonly userName: string | null;
  /** null: has not said what they do. */
  readonly life: KnownLife | null;
  readonly isReader: boolean;
}

/** The work of a person. `company` of a job seeker is the last one. */
export type KnownLife =
  | {
      readonly type: 'working' | 'unemployed';
      readonly company: string;
      readonly profile: string;
      readonly city: string;
      readonly isVerified: boolean;
    }
  | { readonly type: 'student'; readonly college: string; readonly course: string; readonly specialization: string };

const at = (userName: string, company: string, profile: string, city: string, isVerified = false): KnownPerson => ({
  userName,
  life: { type: 'working', company, profile, city, isVerified },
  isReader: true,
});

/** The demo accounts in their order, and after them the authors of the first screen. */
export const knownPeople: readonly KnownPerson[] = [
  at('NimbuPaani', 'Vaayuna Technologies', 'Software Engineer', 'Bengaluru', true),
  { userName: null, life: null, isReader: true },
  { userName: null, life: null, isReader: false },
  {
    userName: 'BackbenchPatang',
    life: {
      type: 'student',
      college: 'Godavarika College of Engineering',
      course: 'B.Tech',
      specialization: 'Computer Science',
    },
    isReader: true,
  },
  {
    userName: 'MonsoonOtter',
    life: {
      type: 'unemployed',
      company: 'Gurukosh Learning',
      profile: 'Programme Manager',
      city: 'Kochi',
      isVerified: false,
    },
    isReader: true,
  },
  at('MishtiLedger', 'Hisaabara Associates', 'Senior Accountant', 'Kolkata'),
  at('FilterKaapi42', 'Vaayuna Technologies', 'Backend Engineer', 'Bengaluru', true),
  at('QuietBulbul', 'Meghanta Cloud', 'Product Manager', 'Bengaluru'),
  at('SleepyLangur', 'Ekvaani Digital', 'Full Stack Developer', 'Noida'),
  at('NightShiftNilgai', 'Zenkosh Infotech', 'QA Engineer', 'Pune', true),
  at('PeepalRoot', 'Vaayuna Technologies', 'Engineering Manager', 'Bengaluru'),
  at('RooftopMynah', 'Palashika Health', 'Lab Technician', 'Ahmedabad', true),
  at('HonestHornbill', 'Dhruvanta Pay', 'HR Business Partner', 'Pune'),
  at('MetroMarigold', 'Kolamba Retail', 'Demand Planner', 'Chennai'),
];
