import { observer } from 'mobx-react-lite';
import { PseudonymFormKey } from '@/stores/account/my-profile/keys';
import type { AnonymousProfileStore } from '@/stores/account/profile/anonymous-profile.store';
import { useStore } from '@/views/kernel/common/use-store';
import { AnonymousProfileFields } from '../profile/anonymous-profile-fields';
import { messages } from './messages';
import { SmallForm } from './small-form';

export interface PseudonymFormProps {
  readonly anonymous: AnonymousProfileStore;
}

export const PseudonymForm = observer(function PseudonymForm({ anonymous: { form } }: PseudonymFormProps) {
  const pseudonym = useStore(PseudonymFormKey);
  return (
    <SmallForm
      label={messages.changePseudonym}
      isBusy={form.isSubmitting}
      refusals={form.refusals}
      onSave={() => void pseudonym.save()}
      onCancel={pseudonym.cancel}
    >
      <AnonymousProfileFields />
    </SmallForm>
  );
});
