import { memo, useDeferredValue } from 'react';
import { heldWords } from '@/core/kernel/content-checks/case-findings.rules';
import { quotedList } from '@/core/kernel/formatting/quoted-list';
import type { ModeratedKindName } from '@/core/kernel/moderated/moderated-kinds.rules';
import { Callout } from '../ui/callout';
import { checkMessages } from './check-messages';

export interface CheckedWordsProps {
  readonly kind: ModeratedKindName;
  /** Null for one that is empty. */
  readonly texts: readonly (string | null)[];
}

/** Names the words of a text for which it would wait for a moderator, while the user writes. The text does not leave the device for it. */
export function CheckedWords({ kind, texts }: CheckedWordsProps) {
  // What is typed shows first: the checks take a slow phone longer than a letter may, above all the first time.
  return <HeldWords kind={kind} texts={useDeferredValue(texts, NO_TEXTS)} />;
}

const NO_TEXTS: CheckedWordsProps['texts'] = [];

const HeldWords = memo(function HeldWords({ kind, texts }: CheckedWordsProps) {
  const held = heldWords(
    kind,
    texts.map((text) => text || null),
  );
  return (
    <div role="status">
      {held.length === 0 ? null : (
        <Callout tone="alert" title={checkMessages.title}>
          <ul>
            {held.map(({ ground, words }) => (
              <li key={ground}>{checkMessages.grounds[ground](quotedList(words))}</li>
            ))}
          </ul>
          <p>{checkMessages.text}</p>
        </Callout>
      )}
    </div>
  );
});
