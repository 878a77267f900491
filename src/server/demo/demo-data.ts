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

const FAMILIES = ['software', 'finance', 'health', 'consumer', 'plant', 'services', 'media'] as const;
export type IndustryFamily = (typeof FAMILIES)[number];
const Family = v.picklist(FAMILIES);

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

export type DemoCompany = Readonly<(typeof companyList)[number]>;
export const companies: readonly DemoCompany[] = companyList;

export const industries = v.parse(v.array(v.strictObject({ name: v.string(), family: Family })), industryList);
export const colleges: readonly string[] = collegeNames;
export const courses: readonly { readonly name: string; readonly specializations: readonly string[] }[] = courseList;
export const locations: readonly string[] = cityNames;
export const topics: readonly Readonly<(typeof topicList)[number]>[] = topicList;

const Department = v.strictObject({
  name: v.string(),
  slug: v.string(),
  families: v.array(Family),
  profiles: v.array(v.string()),
});
export type DemoDepartment = v.InferOutput<typeof Department>;
export const departments = v.parse(v.array(Department), departmentList);

const KnownLife = v.variant('type', [
  v.strictObject({
    type: v.picklist(['working', 'unemployed']),
    company: v.string(),
    profile: v.string(),
    city: v.string(),
    isVerified: v.boolean(),
  }),
  v.strictObject({ type: v.literal('student'), college: v.string(), course: v.string(), specialization: v.string() }),
]);
export type KnownLife = v.InferOutput<typeof KnownLife>;
const KnownPerson = v.strictObject({
  userName: v.nullable(v.string()),
  life: v.nullable(KnownLife),
  isReader: v.boolean(),
});
export type KnownPerson = v.InferOutput<typeof KnownPerson>;
export const knownPeople = v.parse(v.array(KnownPerson), people);

const Opening = v.strictObject({
  community: v.string(),
  /** The index of the text in its community's list of templates. */
  template: v.number(),
  /** A name in `knownPeople`. */
  author: v.string(),
  /** Fixed values of placeholders. */
  placeholders: v.record(v.string(), v.string()),
  /** The number of up-votes after a day. At scale 1 it is at most the number of people. */
  upvotes: v.number(),
});
/** A post of the first screen, chosen by hand. */
export type Opening = v.InferOutput<typeof Opening>;
/** The posts on the first screen, newest first. */
export const openings = v.parse(v.array(Opening), openingList);

const PaidRole = v.strictObject({
  name: v.string(),
  /** The median pay in lakh a year at the midpoint of `years`. */
  lakh: v.number(),
  years: v.tuple([v.number(), v.number()]),
  share: v.number(),
  variable: v.exactOptional(v.number()),
  stock: v.exactOptional(v.number()),
});
export type RoleWithPay = v.InferOutput<typeof PaidRole>;
const rolesByFamily = v.strictObject(v.entriesFromList([...FAMILIES, 'everywhere'], v.array(PaidRole)));
export const rolesWithPay = byFamily(v.parse(rolesByFamily, pay.roles));
/** Pay factors by city, relative to the country. */
export const payOfCities: Readonly<Record<string, number>> = pay.cities;

export type DemoQuestion = Readonly<(typeof interviews.questions.everywhere)[number]>;
export const interviewQuestions = byFamily<DemoQuestion>(interviews.questions);
export const interviewStories: readonly string[] = interviews.stories;

export const benefitTexts: Readonly<Record<string, readonly string[]>> = benefits;
export const generalReplies: readonly string[] = replies;
