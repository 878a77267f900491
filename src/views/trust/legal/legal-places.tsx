import { observer } from 'mobx-react-lite';
import { NavigationKey } from '@/stores/kernel/navigation/keys';
import { useStore } from '@/views/kernel/common/use-store';
import { CurrentPlaceInSight } from '@/views/kernel/shell/current-place';
import type { Place } from '@/views/kernel/shell/place-list';
import { PlaceList } from '@/views/kernel/shell/place-list';
import { messages } from './messages';

const POLICIES = {
  Terms: messages.pages.hub.label,
  TermsOfUse: messages.pages.terms.label,
  Privacy: messages.pages.privacy.label,
  Guidelines: messages.pages.guidelines.label,
  Principles: messages.pages.principles.label,
  ModeratorsCode: messages.pages.moderatorsCode.label,
  Grievances: messages.pages.grievances.label,
  Complain: messages.pages.complain.label,
  Summons: messages.pages.summons.label,
} as const;

const ELSEWHERE = {
  WhoCanSeeWhat: messages.pages.whoCanSeeWhat.label,
  Transparency: messages.pages.transparency.label,
  HowWeCount: messages.pages.howWeCount.label,
  Faq: messages.pages.faq.label,
  NeedHelp: messages.pages.help.label,
  AboutUs: messages.pages.about.label,
  OurTeam: messages.pages.team.label,
  Credits: messages.pages.credits.label,
} as const;

export const LegalPlaces = observer(function LegalPlaces() {
  const { screens, path } = useStore(NavigationKey);
  const placesOf = (labels: Readonly<Record<string, string>>): readonly Place[] =>
    Object.entries(labels).flatMap(([screen, label]) => {
      const href = screens.pathOf(screen);
      return href === null ? [] : [{ label, href }];
    });
  const policies = { title: messages.places, places: placesOf(POLICIES) };
  const elsewhere = { title: messages.elsewhere, places: placesOf(ELSEWHERE) };
  const [first, second] = elsewhere.places.some(({ href }) => href === path)
    ? [elsewhere, policies]
    : [policies, elsewhere];
  return (
    <>
      <PlaceList {...first} />
      <CurrentPlaceInSight key={first.title} />
      <PlaceList {...second} thin />
    </>
  );
});
