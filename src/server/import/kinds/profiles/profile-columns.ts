import { column, dateColumn, lineColumn, textColumn } from '@/server/import/columns/column';
import { opinion, properName } from '@/server/import/columns/shapes';
import { Unreadable } from '@/server/import/columns/unreadable';
import { entryPictureColumn } from '@/server/import/pictures/read-picture-file';
import { companyColumn } from '../company-column';
import { readLink } from '../jobs/job-words';
import { areSections } from './profile-sections';

export const profileColumns = {
  company: companyColumn({
    about: "the company's name; a file of one company has it in its name",
    guesses: ['company name', 'company', 'employer', 'organisation', 'organization', 'firm', 'कंपनी'],
  }),
  section: lineColumn({
    about:
      "the section of the page: overview, mission, vision, leadership, leadership message, third-party awards, updates, faq, life at company, videos, locations, subsidiaries, parent, associated companies; any other name is a section of the company's own",
    guesses: ['section', 'page section', 'section name', 'part'],
    isRequired: true,
    recognises: areSections,
  }),
  title: lineColumn({
    about: 'the title of the entry: a person, a question, an award, a video, a city, another company',
    guesses: ['title', 'entry', 'heading', 'question', 'item', 'name'],
    shape: (text) => properName(text) ?? opinion(text),
  }),
  text: textColumn({
    about: 'its text: a post, an answer, a paragraph, the street of an office',
    guesses: ['text', 'answer', 'description', 'content', 'body', 'details', 'paragraph'],
    shape: opinion,
    maxLength: 5_000,
  }),
  link: column({
    about: 'its https address: that of the video, or of more about it',
    guesses: ['link', 'url', 'video url', 'video link', 'href', 'address of the page'],
    read: readSecureLink,
  }),
  picture: entryPictureColumn,
  month: dateColumn({
    about: 'its month or day',
    guesses: ['month', 'date', 'published on', 'awarded on', 'posted on'],
  }),
} as const;

function readSecureLink(text: string): string | Unreadable {
  const link = readLink(text);
  if (link instanceof Unreadable) return link;
  return link.startsWith('https:') ? link : new Unreadable('is no https address');
}
