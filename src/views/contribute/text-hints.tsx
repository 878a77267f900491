import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { findIdentifyingDetails } from '@/core/posting/identifying-details';
import type { AbusiveWordsStore } from '@/stores/post-writing/abusive-words.store';
import { AbusiveWordsKey } from '@/stores/post-writing/keys';
import { ProfileKey } from '@/stores/profile/keys';
import { FeaturesKey } from '@/stores/shell/keys';
import { useStore } from '../common/use-store';
import { HurtfulWords } from '../post-writing/abusive-warning';
import { DetailsWarning } from '../posting/details-warning';

export interface TextHintsProps {
  readonly text: string;
}

/** Names what in a text may show who the user is, and words that hurt. It stops nobody from sending them. */
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
