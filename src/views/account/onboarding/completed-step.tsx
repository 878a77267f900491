import { observer } from 'mobx-react-lite';
import { canVerify } from '@/core/account/career-status/can-verify';
import { careerStatusOf, verifiedOf } from '@/core/account/career-status/career-status';
import { proofOf } from '@/core/account/career-status/proof.rules';
import { isVerified } from '@/core/account/career-status/verification';
import { CareerStatusKey } from '@/stores/account/career-status/keys';
import { OnboardingKey } from '@/stores/account/onboarding/keys';
import { ProfileKey } from '@/stores/account/profile/keys';
import { useStore } from '@/views/kernel/common/use-store';
import { Button } from '@/views/kernel/ui/button';
import { Section } from '@/views/kernel/ui/section';
import { VerifiedBadge } from '../career-status/verified-badge';
import { PersonAvatar } from '../profile/person-avatar';
import { ProofMark } from '../profile/proof-mark';
import { messages } from './messages';

export const CompletedStep = observer(function CompletedStep() {
  const onboarding = useStore(OnboardingKey);
  const { profile } = useStore(ProfileKey);
  const career = useStore(CareerStatusKey).state;
  const { selectedOption, name, profileBio } = career;
  const status = careerStatusOf(career);
  const verified = verifiedOf(status);
  const proof = proofOf(status);
  const about = profileBio || (status?.working?.jobProfile ?? status?.unemployed?.jobProfile ?? '');
  if (profile === null || profile.userName === '') return null;
  return (
    <Section title={messages.completed.appearance} level={3} thin>
      <div className="flex items-center gap-3 mt-2">
        <PersonAvatar avatarUrl={profile.fullAvatarUrl} color={profile.avatarBgColor} size={48} />
        <div className="min-w-0 flex-1">
          <p className="strong">
            {profile.userName}
            {proof === null ? null : <ProofMark proof={proof} />}
          </p>
          <p className="meta">{about}</p>
        </div>
        {isVerified(verified) ? <VerifiedBadge verified={verified} /> : null}
        {verified === '' && onboarding.offersVerification ? (
          <Button tone="quiet" onClick={onboarding.verifyNow}>
            {canVerify(selectedOption) ? messages.completed.verify : messages.completed.verifyLater}
          </Button>
        ) : null}
      </div>
      {name === '' ? null : <p className="meta mt-2">{messages.completed.namePrivate(name)}</p>}
    </Section>
  );
});
