/** The matters of openings, which stand after their titles. */
export const focuses: readonly string[] = [
  'new products',
  'customer onboarding',
  'the night shift',
  'the west region',
  'the south region',
  'quality',
  'large accounts',
  'daily operations',
  'reporting',
  'partners',
  'growth',
  'safety and audits',
];

/** Lines of a description; `{focus}` is what the opening is about. */
export const duties: readonly string[] = [
  'Own {focus} from the first request to the last follow-up.',
  'Write down what works, so that the next colleague finds it.',
  'Keep the weekly figures for {focus} right and explain them in one page.',
  'Sit with two other teams every Tuesday and settle what is open.',
  'Train one new colleague each quarter.',
  'Answer within a day, also when the answer is no.',
  'Travel to another site up to four days a month.',
  'Work in two shifts that are planned four weeks ahead.',
  'Bring down repeat complaints about {focus}.',
  'Be on call one weekend in six, paid.',
];

/** Skills by words of a department's name. */
const SKILLS: readonly (readonly [pattern: RegExp, skills: readonly string[]])[] = [
  [/Software/, ['TypeScript', 'Java', 'Python', 'C++', 'SQL', 'Kubernetes', 'React', 'Testing']],
  [/Data/, ['SQL', 'Python', 'Statistics', 'Spark', 'Dashboards', 'Experiment Design']],
  [/Hardware/, ['PCB Design', 'Networking', 'Linux', 'C++', 'Signal Integrity']],
  [/Finance|Account|Risk/, ['Excel', 'Tally', 'GST', 'Financial Modelling', 'Audit']],
  [/Health|Clinic|Nurs/, ['Patient Care', 'Records', 'Infection Control', 'Phlebotomy', 'English']],
  [/Sales|Marketing|Customer/, ['Negotiation', 'CRM', 'Hindi', 'English', 'Cold Calling', 'Copywriting']],
];

const EVERYWHERE: readonly string[] = ['Excel', 'English', 'Hindi', 'Planning', 'Safety', 'Records'];

/** Returns the skills that openings of a department ask for. */
export function skillsOf(department: string): readonly string[] {
  return SKILLS.find(([pattern]) => pattern.test(department))?.[1] ?? EVERYWHERE;
}
