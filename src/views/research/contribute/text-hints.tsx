import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { findIdentifyingDetails } from '@/core/kernel/content-checks/identifying-details';
import { ProfileKey } from '@/stores/account/profile/keys';
import { FeaturesKey } from '@/stores/kernel/shell/keys';
import type { AbusiveWordsStore } from '@/stores/talk/post-writing/abusive-words.store';
import { AbusiveWordsKey } from '@/stores/talk/post-writing/keys';
import { useStore } from '@/views/kernel/common/use-store';
import { DetailsWarning } from '@/views/kernel/content-checks/details-warning';
import { HurtfulWords } from '@/views/talk/post-writing/abusive-warning';

export interface TextHintsProps {
  readonly text: string;
}

/** Warns, but never prevents sending. */
export const TextHints = observer(function TextHints({ text }: TextHintsProps) {
  const features = useStore(FeaturesKey);
  const { profile } = useStore(ProfileKey);
  const [words, setWords] = useState<AbusiveWordsStore | null>(null);
  useEffect(() => {
    void features.ask(AbusiveWordsKey, (store) => {
      void store.load();
      setWords(store);
    });
  }, [features]);
  return (
    <>
      <DetailsWarning
        details={findIdentifyingDetails(text, profile?.name ?? '')}
        questions={0}
        isAsked={false}
        isBusy={false}
        onPostAnyway={() => undefined}
      />
      <HurtfulWords found={words?.foundIn(text) ?? []} />
    </>
  );
});
