import './photos-field.css';
import X from 'lucide-react/icons/x';
import { observer } from 'mobx-react-lite';
import { useRef } from 'react';
import type { DraftPhoto } from '@/core/research/contribute/photos-form';
import { MAX_CAPTION_LENGTH, MAX_SUBMITTED_PHOTOS } from '@/core/research/contribute/photos-form';
import { USER_ALBUMS } from '@/core/research/photos/photo';
import { PHOTO_ALBUM_LABELS } from '@/core/research/photos/photo-labels';
import { PhotosFormKey, PhotoUploadsKey } from '@/stores/research/contribute/keys';
import { useStore } from '@/views/kernel/common/use-store';
import { LazyCheckedWords } from '@/views/kernel/content-checks/lazy-checked-words';
import { Button } from '@/views/kernel/ui/button';
import { Callout } from '@/views/kernel/ui/callout';
import { Checkbox } from '@/views/kernel/ui/checkbox';
import { Field } from '@/views/kernel/ui/field';
import { IconButton } from '@/views/kernel/ui/icon-button';
import { PictureInput } from '@/views/kernel/ui/picture-input';
import { Section } from '@/views/kernel/ui/section';
import { Select } from '@/views/kernel/ui/select';
import { TextInput } from '@/views/kernel/ui/text-input';
import { nameOf, PictureLine } from '@/views/talk/post-media/picture-line';
import { messages } from './photos-messages';

export const PhotosField = observer(function PhotosField() {
  const uploads = useStore(PhotoUploadsKey);
  const { form } = useStore(PhotosFormKey);
  const input = useRef<HTMLInputElement>(null);
  const choose = useRef<HTMLButtonElement>(null);
  const { photos } = uploads;
  const handleChoose = () => {
    if (uploads.askToChoose()) input.current?.click();
  };
  const handleRemove = (uri: string) => {
    uploads.remove(uri);
    choose.current?.focus();
  };
  return (
    <Section
      title={messages.photos}
      action={<span className="meta num">{messages.count(photos.length, MAX_SUBMITTED_PHOTOS)}</span>}
    >
      {photos.length === 0 ? null : (
        <ul>
          {photos.map((photo) => (
            <PhotoRow key={photo.uri} photo={photo} onRemove={handleRemove} />
          ))}
        </ul>
      )}
      {uploads.hasTooMany ? (
        <Callout tone="failure" icon={<X size={20} aria-hidden="true" />} live>
          {messages.tooMany(MAX_SUBMITTED_PHOTOS)}
        </Callout>
      ) : null}
      <Field label={messages.photosField} group labelHidden error={form.errors.photos} hint={messages.hint}>
        <Button
          ref={choose}
          className="justify-self-start"
          disabled={photos.length >= MAX_SUBMITTED_PHOTOS}
          onClick={handleChoose}
        >
          {photos.length === 0 ? messages.choose : messages.chooseMore}
        </Button>
      </Field>
      <PictureInput ref={input} label={messages.choose} multiple onChoose={(files) => void uploads.add(files)} />
    </Section>
  );
});

interface PhotoRowProps {
  readonly photo: DraftPhoto;
  readonly onRemove: (uri: string) => void;
}

const PhotoRow = observer(function PhotoRow({ photo, onRemove }: PhotoRowProps) {
  const uploads = useStore(PhotoUploadsKey);
  const { uri, isUploading, album, details } = photo;
  const name = nameOf(photo);
  return (
    <li className="picrow">
      <PictureLine
        image={photo}
        onRetry={uploads.canRetry(uri) ? () => void uploads.retry(uri) : null}
        buttons={
          <IconButton
            label={isUploading ? messages.stop(name) : messages.remove(name)}
            icon={<X size={19} aria-hidden="true" />}
            onClick={() => onRemove(uri)}
          />
        }
      >
        <div className="contribution__photo">
          <Select
            aria-label={messages.album(name)}
            options={USER_ALBUMS.map((value) => ({ value, label: PHOTO_ALBUM_LABELS[value] }))}
            value={album}
            placeholder={messages.chooseAlbum}
            onValueChange={(chosen) => uploads.putInto(uri, chosen)}
          />
          <TextInput
            aria-label={messages.caption(name)}
            placeholder={messages.captionPlaceholder}
            maxLength={MAX_CAPTION_LENGTH}
            value={details.description}
            onValueChange={(text) => uploads.describe(uri, text)}
          />
        </div>
        <Checkbox
          label={messages.synthetic}
          checked={details.isSynthetic}
          onCheckedChange={(isSynthetic) => uploads.label(uri, isSynthetic)}
        />
        <LazyCheckedWords kind="photo" texts={[details.description]} />
      </PictureLine>
    </li>
  );
});
