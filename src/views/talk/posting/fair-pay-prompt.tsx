import { observer } from 'mobx-react-lite';
import type { FormEvent } from 'react';
import { useId } from 'react';
import { withQuery } from '@/core/kernel/common/address';
import { MAX_JOB_TITLE_LENGTH } from '@/core/kernel/common/job-title.rules';
import { ownTitleOf } from '@/core/research/headline-stats/own-title';
import { ProfileKey } from '@/stores/account/profile/keys';
import { NavigationKey } from '@/stores/kernel/navigation/keys';
import { useStore } from '@/views/kernel/common/use-store';
import { Button } from '@/views/kernel/ui/button';
import { Section } from '@/views/kernel/ui/section';
import { messages } from './messages';

const FIELD = 'jobProfile';

/**
 * Renders a form with an address, so that it works before code loads. It never asks for pay, since a form's values are
 * in the address.
 */
export const FairPayPrompt = observer(function FairPayPrompt() {
  const navigation = useStore(NavigationKey);
  const id = useId();
  const path = navigation.screens.pathOf('PaidFairly');
  const career = useStore(ProfileKey).profile?.careerStatus;
  const own = ownTitleOf(career) ?? '';
  if (path === null || career?.type === 'student') return null;
  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget).get(FIELD);
    const jobProfile = typeof typed === 'string' ? typed.trim() : '';
    navigation.go(jobProfile === '' ? path : withQuery(path, [[FIELD, jobProfile]]));
  };
  return (
    <Section title={messages.paidFairly}>
      <form action={path} onSubmit={handleSubmit}>
        <label htmlFor={id}>{messages.jobTitle}</label>
        <div className="composer">
          <input
            id={id}
            name={FIELD}
            key={own}
            defaultValue={own}
            className="composer__box min-w-0"
            maxLength={MAX_JOB_TITLE_LENGTH}
            autoComplete="organization-title"
            enterKeyHint="go"
          />
          <Button type="submit">{messages.compare}</Button>
        </div>
      </form>
      <p className="meta">{messages.paidFairlyHint}</p>
    </Section>
  );
});
