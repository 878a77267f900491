import type { IndustryFamily } from './demo-data';

/**
 * Sentences that companies of a kind say about themselves, with `{name}` and `{city}` as placeholders. Everything in
 * them is fictional.
 */
export interface CompanyTexts {
  readonly about: string;
  readonly mission: string;
  readonly question: readonly [question: string, answer: string];
}

export const companyTexts: Readonly<Record<IndustryFamily, CompanyTexts>> = {
  software: {
    about:
      '{name} builds and runs software for other companies from {city}. Teams own what they ship, on call included, and work in weeks rather than quarters.',
    mission: 'Software that the people who use it at nine in the evening do not curse.',
    question: ['Is there a service bond?', 'No. Training in the first six weeks is paid like any other work.'],
  },
  finance: {
    about:
      '{name} lends, pays and keeps money for people and small firms. Its head office is in {city}; most of its people sit in branches and in the operations centre.',
    mission: 'Money that arrives on the day that was promised.',
    question: ['Are there sales targets?', 'In branches yes, set by the quarter and written into the offer letter.'],
  },
  health: {
    about:
      '{name} looks after patients and tests what ails them, from {city} outward. Nurses, technicians and doctors make up four of five people.',
    mission: 'The right result, the same day, at a price that is on the wall.',
    question: ['How are night shifts paid?', 'An allowance for each night, paid with the month’s salary.'],
  },
  consumer: {
    about:
      '{name} sells what people need every week, in shops and to the door. Its largest stores and its kitchens are around {city}.',
    mission: 'Every order complete and on time.',
    question: ['Are weekends worked?', 'In stores and kitchens one weekend in two; offices have both days off.'],
  },
  plant: {
    about:
      '{name} makes things in plants that run three shifts, the largest near {city}. Design, purchase and quality sit beside the line.',
    mission: 'Built once, and built so that it can be mended.',
    question: ['Is there a bus to the plant?', 'Yes, for every shift, from the railway station and the bus stand.'],
  },
  services: {
    about:
      '{name} does for other firms what they do not want to do themselves. Its teams sit with clients and in the centre in {city}.',
    mission: 'Work so reliable that clients need not think about it.',
    question: ['How often do people travel?', 'Half of them never; consultants two weeks in four.'],
  },
  media: {
    about:
      '{name} writes, films and plays, from a studio in {city}. Projects run for months, and teams are put together anew for each.',
    mission: 'Something that people tell each other about the next morning.',
    question: ['Do people get credited?', 'Everybody who worked for a week or more is named.'],
  },
};

export const companyUpdates: readonly string[] = [
  'A second canteen opened after the survey of the spring.',
  'Notice period for the first two years is now 30 days.',
  'The new crèche takes children from six months on.',
  'Two more batches of trainees have joined.',
  'Bus routes were drawn anew; the list hangs at each gate.',
];

export const customTexts: readonly (readonly [title: string, text: string])[] = [
  ['How we hire', 'A call, two talks with the team that you would join, and an answer within a week, a no included.'],
  ['Learning', 'Forty hours a year, on working time, for what you choose with your lead.'],
  ['Hours and place', 'Three days in the office, which ones is the team’s choice. Nobody answers mail after seven.'],
  ['Pay reviews', 'Once a year in April, with the band of your level in the letter.'],
  ['Families', 'Twenty-six weeks for mothers, six for fathers, and a room to rest.'],
  ['Getting here', 'Metro, buses of our own, and a shed for two-wheelers.'],
  ['Giving back', 'Two paid days a year for a cause of your own.'],
];
