import type { Versioned } from '@/core/versions/version';
import { FeaturesKey } from '@/stores/shell/keys';
import { VersionsKey } from '@/stores/versions/keys';
import { useStore } from '../common/use-store';
import { messages } from './messages';

/** Says that a post or a comment was changed, and opens what it said before. */
export function EditedButton(versioned: Versioned) {
  const features = useStore(FeaturesKey);
  return (
    <button
      type="button"
      className="link"
      aria-label={messages.readEarlier}
      onClick={() => void features.ask(VersionsKey, (versions) => void versions.open(versioned))}
    >
      {messages.edited}
    </button>
  );
}
