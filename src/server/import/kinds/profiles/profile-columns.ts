import { column, dateColumn, lineColumn, textColumn } from '@/server/import/columns/column';
import { opinion, properName } from '@/server/import/columns/shapes';
import { UnreadableText } from '@/server/import/columns/unreadable';
import { entryPictureColumn } from '@/server/import/pictures/read-picture-file';
import { companyColumn } from '../company-column';
import { readLink } from '../jobs/job-words';
import headings from './headings.json';
import { areSectionNames } from './profile-sections';

export const profileColumns = {
  company: companyColumn({
    about: "the company's name; a file of one company has it in its name",
    guesses: headings.company,
  }),
  section: lineColumn({
    about:
      "the section of the page: overview, mission, vision, leadership, leadership message, third-party awards, updates, faq, life at company, videos, locations, subsidiaries, parent, associated companies; any other name is a section of the company's own",
    guesses: headings.section,
    isRequired: true,
    recognises: areSectionNames,
  }),
  title: lineColumn({
    about: 'the title of the entry: a person, a question, an award, a video, a city, another company',
    guesses: headings.title,
    shape: (text) => properName(text) ?? opinion(text),
  }),
  text: textColumn({
    about: 'its text: a post, an answer, a paragraph, the street of an office',
    guesses: headings.text,
    shape: opinion,
    maxLength: 5_000,
  }),
  link: column({
    about: 'its https address: that of the video, or of more about it',
    guesses: headings.link,
    read: readSecureLink,
  }),
  picture: entryPictureColumn,
  month: dateColumn({
    about: 'its month or day',
    guesses: headings.month,
  }),
} as const;

function readSecureLink(text: string): string | UnreadableText {
  const link = readLink(text);
  if (link instanceof UnreadableText) return link;
  return link.startsWith('https:') ? link : new UnreadableText('is not an https address');
}
