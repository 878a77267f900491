import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { aboutLinks, placesOfUser } from '@/core/kernel/navigation/navigation';
import { EducationKey, MyProfileKey, PseudonymFormKey, WorkExperienceKey } from '@/stores/account/my-profile/keys';
import { ProfileKey } from '@/stores/account/profile/keys';
import { SessionKey } from '@/stores/account/session/keys';
import { NavigationKey } from '@/stores/kernel/navigation/keys';
import { BrandKey } from '@/stores/kernel/shell/keys';
import { LoadFailure } from '@/views/kernel/common/load-view';
import { useStore } from '@/views/kernel/common/use-store';
import { AboutAside } from '@/views/kernel/shell/about-aside';
import { MainPlaces } from '@/views/kernel/shell/main-places';
import { PlaceList } from '@/views/kernel/shell/place-list';
import { ScreenFrame } from '@/views/kernel/shell/screen-frame';
import { WhenIdle } from '@/views/kernel/shell/when-idle';
import { Section } from '@/views/kernel/ui/section';
import { Skeleton } from '@/views/kernel/ui/skeleton';
import { SkeletonGroup } from '@/views/kernel/ui/skeleton-group';
import { TextLink } from '@/views/kernel/ui/text-link';
import { LoginPanel } from '../session/login-panel';
import { CareerPart } from './career-part';
import { EducationPart } from './education-part';
import { messages } from './messages';
import { OthersPart } from './others-part';
import { PrivatePart } from './private-part';
import { WorkPart } from './work-part';

export const MyProfileScreen = observer(function MyProfileScreen() {
  const { userId } = useStore(SessionKey);
  useResume();
  if (userId === null) {
    return (
      <ScreenFrame places={<MainPlaces />} aside={<AboutAside />}>
        <Section level={1} title={messages.loggedOut}>
          <div className="grid gap-4 max-w-measure">
            <p className="read">{messages.loggedOutText}</p>
            <WhenIdle isAwaited>
              <LoginPanel surface="page" />
            </WhenIdle>
          </div>
        </Section>
      </ScreenFrame>
    );
  }
  return (
    <ScreenFrame places={<Places />} aside={<MyProfileAside />}>
      <Parts />
    </ScreenFrame>
  );
});

const Parts = observer(function Parts() {
  const mine = useStore(MyProfileKey);
  const profile = useStore(ProfileKey);
  const { details } = mine;
  const failed = [profile.state, details].find(({ state }) => state === 'failed');
  if (failed?.state === 'failed') {
    return (
      <LoadFailure
        level={1}
        failure={failed.failure}
        texts={{
          failedTitle: messages.notLoaded,
          failedNote: messages.nothingLost(profile.errorCode),
          tryAgain: messages.retry,
        }}
        onRetry={mine.load}
      />
    );
  }
  if (details.state !== 'ready' || profile.state.state !== 'ready') {
    return (
      <div className="hang">
        <h1 className="h1">{messages.others}</h1>
        <SkeletonGroup label={messages.loading} className="grid gap-4 py-3">
          <Skeleton />
          <Skeleton />
          <Skeleton />
        </SkeletonGroup>
      </div>
    );
  }
  return (
    <>
      <OthersPart />
      <CareerPart />
      <WorkPart />
      <EducationPart />
      <PrivatePart />
    </>
  );
});

const Places = observer(function Places() {
  const { screens } = useStore(NavigationKey);
  const work = useStore(WorkExperienceKey).state;
  const education = useStore(EducationKey).state;
  const brand = useStore(BrandKey);
  const others = placesOfUser(screens).filter(({ screen }) => screen !== 'Profile');
  return (
    <>
      <PlaceList
        title={messages.you}
        places={[
          { label: messages.others, href: '#others', isHere: true },
          { label: messages.career, href: '#career' },
          { label: messages.work, href: '#work', count: countOf(work) },
          { label: messages.education, href: '#education', count: countOf(education) },
          { label: messages.onlyYou, href: '#private' },
          ...others,
        ]}
      />
      <PlaceList title={messages.product(brand)} places={aboutLinks(screens)} thin />
    </>
  );
});

function countOf(list: { readonly state: string; readonly value?: readonly unknown[] }): string | undefined {
  return list.value === undefined ? undefined : String(list.value.length);
}

/** Restores drafts after the first view, since the server's document has none. */
function useResume(): void {
  const { userId } = useStore(SessionKey);
  const mine = useStore(MyProfileKey);
  const work = useStore(WorkExperienceKey);
  const education = useStore(EducationKey);
  const pseudonym = useStore(PseudonymFormKey);
  useEffect(() => {
    if (userId === null) return;
    void Promise.all([mine.resume(), work.resume(), education.resume()]);
    pseudonym.restore();
  }, [userId, mine, work, education, pseudonym]);
}

/**
 * Separates values that other users see from private ones, and says how the user could be
 * identified.
 */
function MyProfileAside() {
  return (
    <>
      <Section title={messages.whoSees} level={2}>
        <dl className="sees">
          {messages.whoSeesRows.map(([what, who]) => (
            <div key={what}>
              <dt>{what}</dt>
              <dd>{who}</dd>
            </div>
          ))}
        </dl>
        <TextLink to="/who-can-see-what" look="block">
          {messages.whoSeesMore}
        </TextLink>
      </Section>
      <Section title={messages.guess}>
        <p className="text-ink-2">{messages.guessText}</p>
      </Section>
    </>
  );
}
