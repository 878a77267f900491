import { observer } from 'mobx-react-lite';
import { PHOTO_ALBUM_LABELS } from '@/core/research/photos/photo-labels';
import { PhotosFormKey } from '@/stores/research/contribute/keys';
import { useStore } from '@/views/kernel/common/use-store';
import { messages } from './photos-messages';
import { PreviewFrame } from './preview-frame';

export const PhotosPreview = observer(function PhotosPreview() {
  const { photos } = useStore(PhotosFormKey).values;
  return (
    <PreviewFrame note={messages.previewNote}>
      <ul className="preview__photos">
        {photos.map(({ uri, album, details }) => (
          <li key={uri}>
            <img src={uri} alt={details.description} />
            <p>{details.description.trim()}</p>
            <p className="meta">{PHOTO_ALBUM_LABELS[album]}</p>
          </li>
        ))}
      </ul>
    </PreviewFrame>
  );
});
