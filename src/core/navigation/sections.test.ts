import { expect, it } from 'vitest';
import { features } from '@/app/features';
import { DESKTOP } from './navigation';
import { sectionOf } from './sections';

/** Screens that belong to the user, to a form, to a moderator or to the product, and to no section. */
const WITHOUT_SECTION =
  /^(Profile|My\w+|Messages|\w*Talk|Settings|Preferences|ManageAccount|NeedHelp|Offline|Unsubscribe|Session|Blocked\w+|Bookmarks|Naukri\w+|Rewards|Who\w+|Contribute\w+|Search|Moderation|Logos|Operations|Statement\w*|Complain\w*|Transparency|Blog\w*|Terms\w*|Privacy|Guidelines|Principles|ModeratorsCode|Grievances|Summons|HowWeCount|Faq|AboutUs|OurTeam|Credits|Design)$/;

it('each screen is in one of the eight sections, or is one of those that have none', () => {
  const sections: readonly (string | null)[] = DESKTOP.map(({ screen }) => screen);
  for (const screen of Object.values(features).flatMap(({ screens }) => Object.keys(screens ?? {}))) {
    const section = sectionOf(screen);
    if (WITHOUT_SECTION.test(screen)) expect(section, screen).toBeNull();
    else expect(sections, screen).toContain(section);
  }
});

it.each([
  ['Post', 'Communities'],
  ['CompanyReviews', 'CompaniesList'],
  ['Compare', 'CompaniesList'],
  ['Colleges', 'CompaniesList'],
  ['College', 'CompaniesList'],
  ['JobProfileSalaries', 'Salaries'],
  ['HraCalculator', 'Salaries'],
  ['Awards2025', 'Awards'],
])('%s is in %s', (screen, section) => {
  expect(sectionOf(screen)).toBe(section);
});
