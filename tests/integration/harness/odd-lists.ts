import type { OddFile } from './odd-file';
import { at, CITIES, day, firm, TITLES, table, times, two, word } from './odd-file';

const interview = (
  company: string,
  month: string,
  job: string,
  difficulty: string,
  outcome: string,
  question: string,
) => [company, month, job, difficulty, outcome, question];
const question = (n: number): string => `How would you sort the ${word(n)} boxes by weight?`;

export const INTERVIEWS: readonly OddFile[] = [
  {
    name: 'state of the moderation',
    kind: 'interviews',
    content: table(
      'company,role,interview date,status,question',
      times(12, (n) => [
        firm('Anise')(n),
        at(TITLES, n),
        day(n),
        at(['accepted', 'Pending', 'Rejected'], n),
        question(n),
      ]),
    ),
    rows: times(12, (n) => interview(firm('Anise')(n), day(n).slice(0, 7), at(TITLES, n), '', '', question(n))),
  },
  {
    name: 'day of the upload beside that of the interview',
    kind: 'interviews',
    content: table(
      'company,position,uploaded_on,interviewed_on,difficulty,result,questions asked',
      times(12, (n) => [
        firm('Bryony')(n),
        at(TITLES, n),
        `2025-02-${two(2 + n)}`,
        day(n),
        at(['Easy', 'Average', 'Difficult'], n),
        at(['No Offer', 'Accepted Offer', 'Declined Offer'], n),
        question(n),
      ]),
    ),
    rows: times(12, (n) =>
      interview(
        firm('Bryony')(n),
        day(n).slice(0, 7),
        at(TITLES, n),
        at(['1', '2', '3'], n),
        at(['noOffer', 'offer', 'declined'], n),
        question(n),
      ),
    ),
  },
  {
    name: 'only the day of the upload',
    kind: 'interviews',
    content: table(
      'company,position,uploaded_on,question',
      times(10, (n) => [firm('Cistus')(n), at(TITLES, n), `2025-02-${two(2 + n)}`, question(n)]),
    ),
    rows: times(10, (n) => interview(firm('Cistus')(n), '', at(TITLES, n), '', '', question(n))),
    mayStop: true,
  },
  {
    name: 'questions with tags, in lists',
    kind: 'interviews',
    content: JSON.stringify(
      times(10, (n) => ({
        company: firm('Dogwood')(n),
        role: at(TITLES, n),
        date: day(n),
        questions: [`What is the difference between <div> and <span> in the ${word(n)} page?`],
      })),
    ),
    rows: times(10, (n) =>
      interview(
        firm('Dogwood')(n),
        day(n).slice(0, 7),
        at(TITLES, n),
        '',
        '',
        `What is the difference between <div> and <span> in the ${word(n)} page?`,
      ),
    ),
  },
];

const company = (name: string, industry = 'Other', headquarters = '', founded = '', india = '', world = '') => [
  name,
  industry,
  headquarters,
  founded,
  india,
  world,
];
const INDUSTRIES = ['Banking', 'Retail', 'Pharma & Biotech'];

export const COMPANIES: readonly OddFile[] = [
  {
    name: 'industries under another header than "Sector"',
    kind: 'companies',
    content: table(
      'Name,Sector,Company_Type,Founded',
      times(12, (n) => [
        `Agave ${word(n)} Works`,
        at(['Public', 'Forbes Global 2000', '17 years old'], n),
        at(INDUSTRIES, n),
        String(1950 + n),
      ]),
    ),
    rows: times(12, (n) => company(`Agave ${word(n)} Works`, at(INDUSTRIES, n), '', String(1950 + n))),
  },
  {
    name: 'people in India beside people worldwide',
    kind: 'companies',
    content: table(
      'Name,Industry,TotalEmployees,TotalEmployeesIndia,HQ',
      times(12, (n) => [`Bamboo ${word(n)} Works`, at(INDUSTRIES, n), '150000', '700', at(CITIES, n)]),
    ),
    rows: times(12, (n) =>
      company(`Bamboo ${word(n)} Works`, at(INDUSTRIES, n), at(CITIES, n), '', '501-1k', '1 Lakh+'),
    ),
  },
  {
    name: 'names that are none',
    kind: 'companies',
    content: table('company,industry', [
      ['Cypress energy and loom services compa...', 'Banking'],
      [`['Cypress Card3.73504 Reviews']`, 'Banking'],
      ['[Company Name or "General"]', 'Retail'],
      ['{{company}}', 'Retail'],
      ['MNC', 'Retail'],
      ['not disclosed', 'Retail'],
      ...times(8, (n) => [`Cypress ${word(n)} Works`, at(INDUSTRIES, n)]),
    ]),
    rows: [
      company('Cypress Card', 'Banking'),
      ...times(8, (n) => company(`Cypress ${word(n)} Works`, at(INDUSTRIES, n))),
    ],
  },
  {
    name: 'several industries in a cell, and a place like a city',
    kind: 'companies',
    content: table(
      'Name,Industry,Headquarters',
      times(10, (n) => [
        `Durian ${word(n)} Works`,
        `${at(INDUSTRIES, n)}, Kite Making`,
        n === 9 ? 'Goa Velha' : at(CITIES, n),
      ]),
    ),
    rows: times(10, (n) =>
      company(`Durian ${word(n)} Works`, at(INDUSTRIES, n), n === 9 ? 'Goa Velha' : at(CITIES, n)),
    ),
  },
  {
    name: 'a list without headers',
    kind: 'companies',
    content: `${times(10, (n) => `Eucalypt ${word(n)} Works,${at(INDUSTRIES, n)},${at(CITIES, n)}`).join('\n')}\n`,
    rows: times(10, (n) => company(`Eucalypt ${word(n)} Works`, at(INDUSTRIES, n), at(CITIES, n))),
    mayStop: true,
  },
  {
    name: 'counts like pay, and a rating of salaries',
    kind: 'companies',
    content: table(
      'Company,Rating,Salary Rating,Reviews,Salaries,Industry,Age',
      times(12, (n) => [
        `Ficus ${word(n)} Works`,
        `${3 + (n % 2)}.${n % 10}`,
        `3.${n % 10}`,
        `(${1 + n}.2k Reviews)`,
        `${10 + n}L`,
        at(INDUSTRIES, n),
        `${12 + n} years old`,
      ]),
    ),
    rows: times(12, (n) => company(`Ficus ${word(n)} Works`, at(INDUSTRIES, n))),
  },
];

export const COLLEGES: readonly OddFile[] = [
  {
    name: 'colleges of the list in other spellings',
    kind: 'colleges',
    content: table('Institute,City,State', [
      ['Indian Institute of Technology Delhi', 'New Delhi', 'Delhi'],
      ['Jawaharlal Nehru Technological University', 'Hyderabad', 'Telangana'],
      ['Jawaharlal Nehru Technological University', 'Kakinada', 'Andhra Pradesh'],
      ['Birla Institute of Technology & Science, Pilani', 'Pilani', 'Rajasthan'],
      ['King George`s Medical University', 'Lucknow', 'Uttar Pradesh'],
      ['National Institute of Technology Karnataka, Surathkal', 'Surathkal', 'Karnataka'],
      ...times(8, (n) => [
        `Alder ${word(n)} College of Weaving`,
        at(CITIES, n),
        at(['Maharashtra', 'Gujarat', 'Kerala', 'Karnataka'], n),
      ]),
    ]),
    rows: [
      ['Indian Institute of Technology Delhi', 'Delhi'],
      ['Jawaharlal Nehru Technological University Hyderabad', 'Hyderabad'],
      ['Jawaharlal Nehru Technological University Kakinada', 'Kakinada'],
      ['Birla Institute of Technology and Science Pilani', 'Pilani'],
      ["King George's Medical University", 'Lucknow'],
      ['National Institute of Technology Karnataka', 'Surathkal'],
      ...times(8, (n) => [`Alder ${word(n)} College of Weaving`, at(CITIES, n)]),
    ],
  },
  {
    name: 'companies as colleges',
    kind: 'colleges',
    content: table(
      'name',
      ['TCS', 'Accenture', 'Wipro', 'Infosys', 'HDFC Bank', 'ICICI Bank', 'Capgemini', 'HCLTech'].map((name) => [name]),
    ),
    rows: [],
    mayStop: true,
  },
];

/** A question: company, text. */
export const QUESTIONS: readonly OddFile[] = [
  {
    name: 'questions about code, with templates',
    kind: 'questions',
    content: table('company,question', [
      ...times(10, (n) => [
        firm('Azalea')(n),
        n % 2 === 0
          ? `If a<b and c>d, what does the ${word(n)} loop print?`
          : `What is <p> for in the ${word(n)} page?`,
      ]),
      ['[Company Name or "General"]', '[Question title/description] [Full question text if available]'],
    ]),
    rows: times(10, (n) => [
      firm('Azalea')(n),
      n % 2 === 0 ? `If a<b and c>d, what does the ${word(n)} loop print?` : `What is <p> for in the ${word(n)} page?`,
    ]),
  },
  {
    name: 'titles of two words',
    kind: 'questions',
    content: table(
      'company,title,difficulty',
      times(12, (n) => [firm('Bergenia')(n), `Sort ${word(n)}`, at(['Easy', 'Medium', 'Hard'], n)]),
    ),
    rows: times(12, (n) => [firm('Bergenia')(n), `Sort ${word(n)}`]),
  },
];
