import type { VersionedPath } from '@/core/talk/versions/version';
import { FeaturesKey } from '@/stores/kernel/shell/keys';
import { VersionsKey } from '@/stores/talk/versions/keys';
import { useStore } from '@/views/kernel/common/use-store';
import { messages } from './messages';

export interface EditedMarkProps {
  readonly path: VersionedPath;
  readonly isMine: boolean;
}

/** Opens earlier texts for the author. */
export function EditedMark({ path, isMine }: EditedMarkProps) {
  const features = useStore(FeaturesKey);
  if (!isMine) return messages.edited;
  return (
    <button
      type="button"
      className="link"
      aria-label={messages.readEarlier}
      onClick={() => void features.ask(VersionsKey, (versions) => void versions.open(path))}
    >
      {messages.edited}
    </button>
  );
}
