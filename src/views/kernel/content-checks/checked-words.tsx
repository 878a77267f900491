import { memo, useDeferredValue } from 'react';
import { heldWords } from '@/core/kernel/content-checks/case-findings.rules';
import { quotedList } from '@/core/kernel/formatting/quoted-list';
import type { ModeratedKindName } from '@/core/kernel/moderated/moderated-kinds.rules';
import { Callout } from '../ui/callout';
import { checkMessages } from './check-messages';

export interface CheckedWordsProps {
  readonly kind: ModeratedKindName;
  readonly texts: readonly (string | null)[];
}

/** Marks words, during typing, that would hold the text for a moderator. The text does not leave the device. */
export function CheckedWords({ kind, texts }: CheckedWordsProps) {
  // Defers the checks, because on a slow phone they take longer than a key press may.
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
