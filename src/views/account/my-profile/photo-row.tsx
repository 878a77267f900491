import { observer } from 'mobx-react-lite';
import { lazy, Suspense, useRef } from 'react';
import { PhotoKey } from '@/stores/account/my-profile/keys';
import { useStore } from '@/views/kernel/common/use-store';
import { Button } from '@/views/kernel/ui/button';
import { Callout } from '@/views/kernel/ui/callout';
import { PictureInput } from '@/views/kernel/ui/picture-input';
import { useFocusBack } from './editable-row';
import { messages } from './messages';

const PhotoCrop = lazy(() => import('./photo-crop').then(({ PhotoCrop: View }) => ({ default: View })));

export interface PhotoRowProps {
  readonly photoUrl: string | null;
}

/** No other user sees the photo. */
export const PhotoRow = observer(function PhotoRow({ photoUrl }: PhotoRowProps) {
  const photo = useStore(PhotoKey);
  const { step } = photo;
  const input = useRef<HTMLInputElement>(null);
  const isUnderWay = step.kind === 'cropping' || step.kind === 'sending';
  const choose = useFocusBack(isUnderWay);
  const handleChoose = ([file]: readonly File[]) => {
    if (file !== undefined) void photo.choose(file);
  };
  return (
    <li className="kv">
      <span className="kv__k">{messages.photo}</span>
      {isUnderWay ? (
        <div className="kv__form">
          <Suspense>
            <PhotoCrop />
          </Suspense>
        </div>
      ) : (
        <div className="kv__v grid gap-3 justify-items-start">
          {photoUrl === null ? (
            <span className="meta">{messages.noPhoto}</span>
          ) : (
            <img className="photo" src={photoUrl} alt={messages.yourPhoto} width={96} height={96} />
          )}
          {step.kind === 'refused' ? (
            <Callout tone="failure" live>
              {step.fault}
            </Callout>
          ) : null}
          <div className="flex flex-wrap items-center gap-3">
            <Button ref={choose} onClick={() => input.current?.click()}>
              {photoUrl === null ? messages.choosePhoto : messages.replacePhoto}
            </Button>
            {photoUrl === null ? null : (
              <Button tone="quiet" busy={photo.isDeleting} onClick={() => void photo.remove()}>
                {messages.removePhoto}
              </Button>
            )}
          </div>
          <span className="meta">{messages.photoHint}</span>
          <PictureInput ref={input} label={messages.choosePhoto} onChoose={handleChoose} />
        </div>
      )}
    </li>
  );
});
