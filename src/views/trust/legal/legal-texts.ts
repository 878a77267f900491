import { aboutUs, credits, ourTeam } from './about-messages';
import { faq } from './faq-messages';
import { grievances } from './grievances-messages';
import { communityGuidelines } from './guidelines-messages';
import { howWeCount } from './how-we-count';
import type { LegalFacts, LegalPage } from './legal-facts';
import { moderatorsCode } from './moderators-code-messages';
import { principles } from './principles-messages';
import { privacyNotice } from './privacy-messages';
import { termsOfUse } from './terms-messages';

export const legalTexts: ReadonlyMap<string, (facts: LegalFacts) => LegalPage> = new Map([
  ['TermsOfUse', termsOfUse],
  ['Privacy', privacyNotice],
  ['Guidelines', communityGuidelines],
  ['Principles', principles],
  ['ModeratorsCode', moderatorsCode],
  ['Grievances', grievances],
  ['HowWeCount', howWeCount],
  ['Faq', faq],
  ['AboutUs', aboutUs],
  ['OurTeam', ourTeam],
  ['Credits', credits],
]);
