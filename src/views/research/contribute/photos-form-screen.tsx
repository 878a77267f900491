import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { contributionAddress } from '@/core/research/contribute/contribution-address';
import { contributionSubjectIn } from '@/core/research/contribute/contribution-subject';
import { isInvitationAddress } from '@/core/research/contribute/invitation';
import { formReferralIn, opensPhotoUpload, returnAddressOf } from '@/core/research/contribute/photo-upload-address';
import { kindsByCount, kindWithFewest } from '@/core/research/contribute/thin-kinds.rules';
import { SessionKey } from '@/stores/account/session/keys';
import { NavigationKey } from '@/stores/kernel/navigation/keys';
import { OwnCompanyKey, PhotosFormKey, PromptsKey } from '@/stores/research/contribute/keys';
import { Hooks } from '@/views/kernel/common/hooks';
import { useStore } from '@/views/kernel/common/use-store';
import { useUserData } from '@/views/kernel/common/use-user-data';
import { OwnPlaces } from '@/views/kernel/shell/own-places';
import { PointsAside } from '@/views/kernel/shell/points-aside';
import { ScreenFrame } from '@/views/kernel/shell/screen-frame';
import { ButtonLink } from '@/views/kernel/ui/button-link';
import { Section } from '@/views/kernel/ui/section';
import { TextLink } from '@/views/kernel/ui/text-link';
import { ContributionFrame } from './contribution-frame';
import { ContributionKinds } from './contribution-kinds';
import { InvitedNotice } from './invited-notice';
import { PhotosPreview } from './lazy-steps';
import { messages as shared } from './messages';
import { PromptedContribution } from './owed-contribution';
import { PhotosField } from './photos-field';
import { messages } from './photos-messages';
import { CityField, CompanyField } from './place-fields';
import { WhereItHelps } from './where-it-helps';

export const PhotosFormScreen = observer(function PhotosFormScreen() {
  const { address } = useStore(NavigationKey);
  return opensPhotoUpload(address) ? <PhotosForm /> : <Choice />;
});

const PhotosForm = observer(function PhotosForm() {
  const store = useStore(PhotosFormKey);
  const { address, screens } = useStore(NavigationKey);
  const { values, form } = store;
  const back = returnAddressOf(formReferralIn(address), screens);
  const place = (
    <div className="contribution__fields">
      <CompanyField
        text={values.companyName}
        onChange={(companyName) => store.change({ companyName }, 'companyName')}
        error={form.errors.companyName}
      />
      <CityField text={values.city} onChange={(city) => store.change({ city }, 'city')} error={form.errors.city} />
    </div>
  );
  return (
    <ContributionFrame
      progress={store}
      texts={messages}
      {...(back === null ? {} : { back: <TextLink to={back}>{messages.back}</TextLink> })}
      steps={[
        { title: messages.where, content: place },
        { title: messages.photos, content: <PhotosField /> },
        { title: shared.checkTitle, content: <PhotosPreview /> },
      ]}
    />
  );
});

const Choice = observer(function Choice() {
  const { address } = useStore(NavigationKey);
  const { isLoggedIn } = useStore(SessionKey);
  const { companyName } = useStore(PhotosFormKey).values;
  const { company, load } = useStore(OwnCompanyKey);
  const prompts = useStore(PromptsKey);
  useUserData(load);
  useEffect(() => prompts.recall(), [prompts]);
  const thinnest = company === null ? null : kindWithFewest(kindsByCount(company.counts));
  const helps = thinnest !== null && prompts.asksFor(thinnest) ? thinnest : null;
  const owed = prompts.popup?.mode === 'pending' ? null : prompts.asked;
  const invitedBy = isInvitationAddress(address) && companyName !== '' ? companyName : null;
  const startsWithPay = !isLoggedIn && invitedBy === null && owed === null;
  return (
    <ScreenFrame
      places={<OwnPlaces />}
      aside={
        <>
          <PointsAside title={messages.choiceSeen} points={messages.choiceSeenPoints} />
          <PointsAside title={messages.choiceEarns} points={messages.choiceEarnsPoints}>
            <TextLink to="/rewards" look="block">
              {messages.choiceRewards}
            </TextLink>
          </PointsAside>
        </>
      }
    >
      <Section level={1} title={messages.choiceTitle}>
        <p className="text-ink-2">{messages.choiceLead}</p>
        {invitedBy === null ? null : <InvitedNotice company={invitedBy} />}
      </Section>
      {company !== null && helps !== null ? (
        <WhereItHelps company={company} thinnest={helps} />
      ) : (
        <PromptedContribution />
      )}
      {startsWithPay ? <StartWithPay /> : null}
      <Section title={messages.choiceWays}>
        <ContributionKinds
          company={contributionSubjectIn(address).company}
          without={startsWithPay ? 'salary' : (helps ?? owed)}
        />
      </Section>
      <section>
        <h2 className="h2">{messages.choicePath}</h2>
        <Hooks hooks={messages.choiceSteps} />
      </section>
    </ScreenFrame>
  );
});

/** Offers a guest one first step: the form that answers them before they log in. */
const StartWithPay = observer(function StartWithPay() {
  const { address, screens } = useStore(NavigationKey);
  const href = contributionAddress(screens, 'salary', { company: contributionSubjectIn(address).company });
  if (href === null) return null;
  return (
    <Section title={messages.choiceStart}>
      <p className="read mb-4">{messages.choiceStartText}</p>
      <ButtonLink to={href} tone="primary">
        {shared.next.salary}
      </ButtonLink>
    </Section>
  );
});
