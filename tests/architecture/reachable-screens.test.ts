import { describe, expect, it } from 'vitest';
import { screensOf } from '@/app/create-app';
import { features } from '@/app/features';
import { aboutLinks, desktopNavigation, placesOfUser } from '@/core/kernel/navigation/navigation';

const LED_TO_ELSEWHERE: Readonly<Record<string, string>> = {
  Awards2022: 'the awards',
  AwardsQualifier: 'the awards',
  BlockedNames: 'the settings',
  Calculators: 'each calculator, and search engines',
  Complain: 'the menus of contributions, and the page for complaints',
  ClaimCompany: 'the pages of companies',
  ContributeBenefits: 'the pages of companies',
  ContributeInterview: 'the pages of companies',
  ContributeNextStep: 'the end of a contribution',
  ContributePhotos: 'the pages of companies',
  ContributeReview: 'the pages of companies',
  ContributeSalary: 'the pages of companies',
  ContributeTenure: 'the pages of companies',
  Corrections: 'the queue of moderators',
  Credits: 'the page about us',
  Design: 'nothing: it shows the components in development',
  ExitPack: 'the calculators',
  Faq: 'the page for help',
  Grievances: 'the page for help',
  JobCheck: 'the jobs, the interviews, the exit pack, and the pages of colleges',
  Logos: 'the queue of moderators',
  ManageAccount: 'the settings',
  ModeratorsCode: 'the list of legal pages, and the queue of moderators',
  Moderation: 'the page of the account, for moderators',
  NewConversation: 'the messages, and the menus of posts',
  NaukriLinkScreen: 'the onboarding',
  Offline: 'the service worker, in place of a page that is not kept',
  Operations: 'the queue of moderators',
  OurTeam: 'the page about us',
  Preferences: 'the settings',
  Principles: 'the list of legal pages',
  Search: 'the search box',
  Session: 'the login window, and the address /login',
  Summons: 'the page for help',
  TermsOfUse: 'the terms',
  Transparency: 'the list of legal pages',
  Unsubscribe: 'the mails that one asked for',
};

const screens = screensOf(features);
const shown = new Set(
  [
    ...desktopNavigation(screens).flatMap((item) => [item, ...item.subLinks]),
    ...placesOfUser(screens),
    ...aboutLinks(screens),
  ].map(({ screen }) => screen),
);
const withoutParameters = Object.values(features).flatMap(({ screens: own = {} }) =>
  Object.keys(own).filter((screen) => screens.pathOf(screen) !== null),
);

describe('every screen without a parameter', () => {
  it('is in the navigation, or is led to by a page that is named here', () => {
    const orphans = withoutParameters.filter((screen) => !shown.has(screen) && !(screen in LED_TO_ELSEWHERE));
    expect(orphans).toEqual([]);
  });

  it('is there, if it is named here, and not in the navigation as well', () => {
    expect(Object.keys(LED_TO_ELSEWHERE).filter((screen) => !withoutParameters.includes(screen))).toEqual([]);
    expect(Object.keys(LED_TO_ELSEWHERE).filter((screen) => shown.has(screen))).toEqual([]);
  });
});
