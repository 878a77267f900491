export interface ModerationRule {
  readonly id: string;
  readonly number: number;
  readonly title: string;
  readonly wording: string;
}

/** The month of the current wording. Statements keep the wording of their day. */
export const RULES_VERSION = '2026-11';

const rules = {
  OFF_TOPIC: {
    number: 1,
    title: 'Not about work',
    wording:
      'What you write is about work, pay, employers or careers, and stands in the place that it is about. A company that you add employs people and can be found under its name.',
  },
  ADVERTISING: {
    number: 2,
    title: 'Advertising',
    wording: 'Do not advertise, recruit, sell, or write for pay or on behalf of an employer.',
  },
  PICTURE: {
    number: 3,
    title: 'People or papers in a picture',
    wording:
      'Pictures show places, not faces, screens, badges or papers of others, and nothing sexual. One that a computer program made or changed is labelled as that.',
  },
  PERSON_NAMED: {
    number: 4,
    title: 'Names a person',
    wording:
      'Do not name or describe a private person. Directors and others whom the company names in public may be named for what they do at work.',
  },
  CONTACT: {
    number: 5,
    title: 'Contact details',
    wording: 'Leave out phone numbers, addresses, accounts and numbers of documents, your own too.',
  },
  ABUSE: {
    number: 6,
    title: 'Abuse, threats or hate',
    wording: 'No insults, threats, sexual remarks, or contempt for caste, religion, gender, region or disability.',
  },
  NOT_OWN: {
    number: 7,
    title: 'Not an own experience',
    wording: 'Tell what you saw or were told yourself. Accuse nobody of a crime without the facts that you saw.',
  },
  SECRET: {
    number: 8,
    title: 'Secret of a business or customer',
    wording: 'Leave out code, plans, data of customers, and what you promised to keep to yourself.',
  },
  COPIED: {
    number: 9,
    title: 'Copied or repeated text',
    wording: 'Write in your own words, and say a thing once.',
  },
  NOT_A_JOB: {
    number: 10,
    title: 'Not a real job',
    wording: 'An opening is for a job that exists, names its employer, and asks applicants for no money.',
  },
} as const;

export type ModerationRuleId = keyof typeof rules;

const NAMES: { readonly [Name in ModerationRuleId]: Name } = {
  OFF_TOPIC: 'OFF_TOPIC',
  ADVERTISING: 'ADVERTISING',
  PICTURE: 'PICTURE',
  PERSON_NAMED: 'PERSON_NAMED',
  CONTACT: 'CONTACT',
  ABUSE: 'ABUSE',
  NOT_OWN: 'NOT_OWN',
  SECRET: 'SECRET',
  COPIED: 'COPIED',
  NOT_A_JOB: 'NOT_A_JOB',
};

export const MODERATION_RULE_IDS: readonly ModerationRuleId[] = Object.values(NAMES);

export function ruleById(id: ModerationRuleId): ModerationRule & { readonly id: ModerationRuleId } {
  return { id, ...rules[id] };
}
