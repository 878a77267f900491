import { expect, it } from 'vitest';
import { features } from '@/app/features';
import { DESKTOP, USER_LINKS } from './navigation';
import { sectionOf } from './sections';

const OF_USER_SCREENS: readonly string[] = USER_LINKS.map(({ screen }) => screen);

const WITHOUT_SECTION =
  /^(My\w+|\w*Conversation|Preferences|ManageAccount|NeedHelp|Offline|Unsubscribe|Session|Blocked\w+|Naukri\w+|Who\w+|Contribute\w+|Search|Moderation|Corrections|Logos|Operations|Statement\w*|Complain\w*|Transparency|Blog\w*|Terms\w*|Privacy|Guidelines|Principles|ModeratorsCode|Grievances|Summons|HowWeCount|Faq|AboutUs|OurTeam|Credits|Design)$/;

it('each screen is in one of the eight sections, or is one of those that have none', () => {
  const sections: readonly (string | null)[] = DESKTOP.map(({ screen }) => screen);
  for (const screen of Object.values(features).flatMap(({ screens }) => Object.keys(screens ?? {}))) {
    const section = sectionOf(screen);
    if (OF_USER_SCREENS.includes(screen) || WITHOUT_SECTION.test(screen)) expect(section, screen).toBeNull();
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
  ['JobCheck', 'Jobs'],
  ['Awards2025', 'Awards'],
])('%s is in %s', (screen, section) => {
  expect(sectionOf(screen)).toBe(section);
});
