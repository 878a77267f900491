import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import X from 'lucide-react/icons/x';
import { observer } from 'mobx-react-lite';
import type { DraftImage } from '@/core/post-media/draft-images';
import { MAX_DESCRIPTION_LENGTH } from '@/core/post-media/draft-images';
import { ImagesKey } from '@/stores/post-media/keys';
import { useStore } from '../common/use-store';
import { classNames } from '../ui/class-names';
import { IconButton } from '../ui/icon-button';
import { TextInput } from '../ui/text-input';
import { messages } from './editor-messages';

export interface PictureRowProps {
  readonly image: DraftImage;
  readonly index: number;
  readonly count: number;
}

/** One picture of the draft, with its way to the service. */
export const PictureRow = observer(function PictureRow({ image, index, count }: PictureRowProps) {
  const store = useStore(ImagesKey);
  const { uri, isUploading, details } = image;
  const name = details.name || messages.unnamed;
  const single = count === 1 ? store.single : null;
  return (
    <li className="picrow">
      <img
        className={classNames('picrow__p', single !== null && single.imageAspectRatio > 1 && 'picrow__p--wide')}
        src={single?.imageUri ?? uri}
        alt=""
      />
      <div>
        <div className="picrow__h">
          <span className="strong">{name}</span>
          <span className="meta num">{details.fault === null ? statusOf(image) : null}</span>
        </div>
        {isUploading ? (
          <progress className="picrow__bar" max={1} value={details.share ?? 0} aria-label={messages.uploading(name)} />
        ) : null}
        {details.fault === null ? (
          <TextInput
            aria-label={messages.description(name)}
            placeholder={messages.descriptionPlaceholder}
            maxLength={MAX_DESCRIPTION_LENGTH}
            value={details.description}
            onValueChange={(text) => store.describe(uri, text)}
          />
        ) : (
          <p className="err" role="alert">
            {details.fault}{' '}
            <button type="button" className="link" onClick={() => void store.retry(uri)}>
              {messages.tryAgain}
            </button>
          </p>
        )}
      </div>
      <div className="picrow__b">
        <IconButton
          label={messages.moveUp(name)}
          icon={<ArrowUp size={19} aria-hidden="true" />}
          disabled={index === 0}
          onClick={() => store.move(index, index - 1)}
        />
        <IconButton
          label={messages.moveDown(name)}
          icon={<ArrowDown size={19} aria-hidden="true" />}
          disabled={index === count - 1}
          onClick={() => store.move(index, index + 1)}
        />
        <IconButton
          label={isUploading ? messages.stop(name) : messages.remove(name)}
          icon={<X size={19} aria-hidden="true" />}
          onClick={() => void store.remove(index)}
        />
      </div>
    </li>
  );
});

const MEGABYTE = 1_048_576;

function statusOf({ isUploading, details: { share, bytes } }: DraftImage): string {
  if (!isUploading) return messages.ready;
  if (share === null) return messages.waiting;
  return messages.share(
    Math.round(share * 100),
    (share * (bytes / MEGABYTE)).toFixed(1),
    `${(bytes / MEGABYTE).toFixed(1)} MB`,
  );
}
