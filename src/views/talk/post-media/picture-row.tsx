import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import X from 'lucide-react/icons/x';
import { observer } from 'mobx-react-lite';
import type { DraftImage } from '@/core/kernel/pictures/draft-images';
import { MAX_DESCRIPTION_LENGTH } from '@/core/kernel/pictures/draft-images';
import { ImagesKey } from '@/stores/talk/post-media/keys';
import { useStore } from '@/views/kernel/common/use-store';
import { Checkbox } from '@/views/kernel/ui/checkbox';
import { IconButton } from '@/views/kernel/ui/icon-button';
import { TextInput } from '@/views/kernel/ui/text-input';
import { messages } from './editor-messages';
import { nameOf, PictureLine } from './picture-line';

export interface PictureRowProps {
  readonly image: DraftImage;
  readonly index: number;
  readonly count: number;
  readonly onMove: (to: number) => void;
  readonly onRemove: () => void;
  readonly onRetry: () => void;
}

export const PictureRow = observer(function PictureRow({
  image,
  index,
  count,
  onMove,
  onRemove,
  onRetry,
}: PictureRowProps) {
  const store = useStore(ImagesKey);
  const { uri, isUploading, details } = image;
  const name = nameOf(image);
  const { single } = store;
  return (
    <li className="picrow">
      <PictureLine
        image={image}
        src={single?.imageUri ?? uri}
        isWide={single !== null && single.imageAspectRatio > 1}
        onRetry={store.canRetry(uri) ? onRetry : null}
        buttons={
          <>
            <IconButton
              label={messages.moveUp(name)}
              icon={<ArrowUp size={19} aria-hidden="true" />}
              aria-disabled={index === 0}
              onClick={() => onMove(index - 1)}
            />
            <IconButton
              label={messages.moveDown(name)}
              icon={<ArrowDown size={19} aria-hidden="true" />}
              aria-disabled={index === count - 1}
              onClick={() => onMove(index + 1)}
            />
            <IconButton
              label={isUploading ? messages.stop(name) : messages.remove(name)}
              icon={<X size={19} aria-hidden="true" />}
              onClick={onRemove}
            />
          </>
        }
      >
        <TextInput
          aria-label={messages.description(name)}
          placeholder={messages.descriptionPlaceholder}
          maxLength={MAX_DESCRIPTION_LENGTH}
          value={details.description}
          onValueChange={(text) => store.describe(uri, text)}
        />
        <Checkbox
          label={details.isLabelled ? messages.syntheticStays : messages.synthetic}
          checked={details.isSynthetic}
          disabled={details.isLabelled}
          onCheckedChange={(isSynthetic) => store.label(uri, isSynthetic)}
        />
      </PictureLine>
    </li>
  );
});
