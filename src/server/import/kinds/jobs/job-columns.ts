import { dayInIndia } from '@/core/kernel/common/india-calendar.rules';
import type { ImportColumn } from '@/server/import/columns/column';
import { column, dateColumn, lineColumn, textColumn } from '@/server/import/columns/column';
import { bareYearIn, isRelativeDate, readDate } from '@/server/import/columns/read-date';
import { readAliases } from '@/server/import/columns/read-list';
import { readPay } from '@/server/import/columns/read-pay';
import { place, role } from '@/server/import/columns/shapes';
import { UnreadableText } from '@/server/import/columns/unreadable';
import { companyColumn } from '../company-column';
import { countryColumn } from '../country-column';
import { NOT_PAY_WORDS, NOT_YEARS_WORDS, payColumns } from '../pay-columns';
import headings from './headings.json';
import { employmentOf, readExperience, readLink, readWorkMode } from './job-words';

const NEW = /\s*\n\s*new\s*$/i;
const MAX_LOCATION_LENGTH = 500;

export const jobColumns = {
  title: lineColumn({
    shape: role,
    about: "the opening's title",
    guesses: headings.title,
    isRequired: true,
    maxLength: 300,
    without: NEW,
  }),
  company: companyColumn({
    about: "the company's name",
    guesses: headings.company,
  }),
  location: column({
    about: 'one or several cities',
    guesses: headings.location,
    read: readLocation,
  }),
  country: countryColumn,
  pay: column({
    about: 'the offered pay, a year or a month',
    guesses: headings.pay,
    notWith: NOT_PAY_WORDS,
    read: readPay,
  }),
  ...payColumns,
  experience: column({
    about: 'the years of experience asked for',
    guesses: headings.experience,
    notWith: [...NOT_YEARS_WORDS, 'min', 'minimum', 'least', 'max', 'maximum', 'most'],
    read: readExperience,
  }),
  leastExperience: column({
    about: 'the minimum years of experience, if in a separate column',
    guesses: headings.leastExperience,
    read: readExperience,
  }),
  mostExperience: column({
    about: 'the maximum years of experience, if in a separate column',
    guesses: headings.mostExperience,
    read: readExperience,
  }),
  employment: column({
    about: 'full-time, part-time, contract, internship or freelance',
    guesses: headings.employment,
    read: (text) => (employmentOf(text) === null ? new UnreadableText('is not a kind of employment') : text),
  }),
  workMode: column({
    about: 'whether the work is done at an office, at home or at both',
    guesses: headings.workMode,
    read: readWorkMode,
  }),
  skills: column({
    about: 'skills, separated by commas, bars or semicolons',
    guesses: headings.skills,
    read: readAliases,
  }),
  description: textColumn({
    about: 'what is to be done',
    guesses: headings.description,
  }),
  link: column({
    about: 'the address at which one applies',
    guesses: headings.link,
    read: readLink,
  }),
  posted: postedColumn({
    about: 'the day of the posting',
    guesses: headings.posted,
    recognises: areAges,
  }),
} as const;

const MIN_SHARE_OF_AGES = 0.9;

/** Defines the column of the posting day. An opening dated only by a past year would be listed with an unknown day. */
function postedColumn(parts: Parameters<typeof dateColumn>[0]): ImportColumn<string> {
  return {
    ...dateColumn(parts),
    read: (text, { order, now }) => {
      const year = bareYearIn(text);
      const isOver = year !== null && year < Number(dayInIndia(now).slice(0, 4));
      return isOver ? new UnreadableText('is a year that is over', true) : readDate(text, order, now);
    },
  };
}

function areAges(given: readonly string[], header: string): boolean {
  if (/updated|active|seen|deadline|expir/i.test(header)) return false;
  return (
    given.filter((text) => /\bago\b/i.test(text) && isRelativeDate(text)).length >= given.length * MIN_SHARE_OF_AGES
  );
}

function readLocation(text: string): string | UnreadableText {
  const fault = place(text);
  if (fault !== null) return new UnreadableText(fault);
  return text.length > MAX_LOCATION_LENGTH
    ? new UnreadableText(`is longer than ${MAX_LOCATION_LENGTH} characters`)
    : text;
}
