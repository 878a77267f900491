import * as v from 'valibot';
import benefits from './data/benefit-texts.json';
import collegeNames from './data/colleges.json';
import companyList from './data/companies.json';
import courseList from './data/courses.json';
import departmentList from './data/departments.json';
import replies from './data/general-replies.json';
import industryList from './data/industries.json';
import interviews from './data/interviews.json';
import people from './data/known-people.json';
import cityNames from './data/locations.json';
import openingList from './data/openings.json';
import pay from './data/pay.json';
import topicList from './data/topics.json';

/** The lists of the demo data, read from data/*.json. Where a list has ids, the place in it is the id. */

const FAMILIES = ['software', 'finance', 'health', 'consumer', 'plant', 'services', 'media'] as const;
/** The kind of people in an industry; departments name the families that have them. */
export type IndustryFamily = (typeof FAMILIES)[number];
const Family = v.picklist(FAMILIES);

/** Returns the lists of families, each with what every family has after its own. */
function byFamily<T>(lists: Readonly<Record<IndustryFamily | 'everywhere', readonly T[]>>) {
  const { everywhere, software, finance, health, consumer, plant, services, media } = lists;
  return {
    software: [...software, ...everywhere],
    finance: [...finance, ...everywhere],
    health: [...health, ...everywhere],
    consumer: [...consumer, ...everywhere],
    plant: [...plant, ...everywhere],
    services: [...services, ...everywhere],
    media: [...media, ...everywhere],
  } satisfies Record<IndustryFamily, readonly T[]>;
}

/** An invented company; its people's addresses end in `<first word>.example`. */
export type DemoCompany = Readonly<(typeof companyList)[number]>;
export const companies: readonly DemoCompany[] = companyList;

export const industries = v.parse(v.array(v.strictObject({ name: v.string(), family: Family })), industryList);
/** Invented colleges. */
export const colleges: readonly string[] = collegeNames;
/** Courses with their specializations; places in the lists are the ids. */
export const courses: readonly { readonly name: string; readonly specializations: readonly string[] }[] = courseList;
/** Cities of India. The first dozen are where most people of the demo data work. */
export const locations: readonly string[] = cityNames;
/** The topics that one can follow. */
export const topics: readonly Readonly<(typeof topicList)[number]>[] = topicList;

const Department = v.strictObject({
  name: v.string(),
  slug: v.string(),
  /** The families of industries it is found in, named more than once if it is large. */
  families: v.array(Family),
  profiles: v.array(v.string()),
});
export type DemoDepartment = v.InferOutput<typeof Department>;
export const departments = v.parse(v.array(Department), departmentList);

const KnownLife = v.variant('type', [
  v.strictObject({
    type: v.picklist(['working', 'unemployed']),
    /** The last one of a job seeker. */
    company: v.string(),
    profile: v.string(),
    city: v.string(),
    isVerified: v.boolean(),
  }),
  v.strictObject({ type: v.literal('student'), college: v.string(), course: v.string(), specialization: v.string() }),
]);
export type KnownLife = v.InferOutput<typeof KnownLife>;
const KnownPerson = v.strictObject({
  /** null: not chosen yet. */
  userName: v.nullable(v.string()),
  /** null: has not said what they do. */
  life: v.nullable(KnownLife),
  isReader: v.boolean(),
});
/** A person with a given life; all others are drawn. Names are those in the other lists. */
export type KnownPerson = v.InferOutput<typeof KnownPerson>;
/** The demo accounts in their order, and after them the authors of the first screen. */
export const knownPeople = v.parse(v.array(KnownPerson), people);

const Opening = v.strictObject({
  community: v.string(),
  /** The place of its text in the bank of its community. */
  template: v.number(),
  /** A name in `knownPeople`. */
  author: v.string(),
  /** Values of placeholders that are not left to chance. */
  placeholders: v.record(v.string(), v.string()),
  /** The number of up-votes after a day; at scale 1 no more than there are people. */
  upvotes: v.number(),
});
/** A post of the first screen, chosen by hand. */
export type Opening = v.InferOutput<typeof Opening>;
/** The newest posts, newest first: what one sees before scrolling. */
export const openings = v.parse(v.array(Opening), openingList);

const PaidRole = v.strictObject({
  /** A name of the reference data's job profiles. */
  name: v.string(),
  /** The median in lakh a year of a person in the middle of `years`. */
  lakh: v.number(),
  /** Years of experience, from and to. */
  years: v.tuple([v.number(), v.number()]),
  /** Its share of the reports, beside the others. */
  share: v.number(),
  /** The part of the pay that is variable, and the part that is stock, if it is paid at all. */
  variable: v.exactOptional(v.number()),
  stock: v.exactOptional(v.number()),
});
export type PaidRole = v.InferOutput<typeof PaidRole>;
const rolesByFamily = v.strictObject(v.entriesFromList([...FAMILIES, 'everywhere'], v.array(PaidRole)));
/** The roles of each family of industries; the first ones are reported most. */
export const paidRoles = byFamily(v.parse(rolesByFamily, pay.roles));
/** Cities beside a company's own, with their pay beside the country's. */
export const payOfCities: Readonly<Record<string, number>> = pay.cities;

export type DemoQuestion = Readonly<(typeof interviews.questions.everywhere)[number]>;
export const interviewQuestions = byFamily<DemoQuestion>(interviews.questions);
/** Stories of reports, beside their facts: each fits every outcome. */
export const interviewStories: readonly string[] = interviews.stories;

/** Invented sentences about benefits, by the benefit's code. */
export const benefitTexts: Readonly<Record<string, readonly string[]>> = benefits;
/** Comments that fit under almost any post. */
export const generalReplies: readonly string[] = replies;
