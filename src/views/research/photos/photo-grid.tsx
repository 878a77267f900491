import { observer } from 'mobx-react-lite';
import { photoAddressOf } from '@/core/research/photos/photo-address';
import { captionOf } from '@/core/research/photos/photo-labels';
import { NavigationKey } from '@/stores/kernel/navigation/keys';
import { PhotosKey } from '@/stores/research/photos/keys';
import { useStore } from '@/views/kernel/common/use-store';
import { messages } from './messages';

export const PhotoGrid = observer(function PhotoGrid() {
  const { page, pagination, selection } = useStore(PhotosKey);
  const { path } = useStore(NavigationKey);
  if (page.state !== 'ready') return null;
  const before = (pagination.page - 1) * pagination.limit;
  return (
    <ul className="phgrid">
      {page.value.items.map(({ id, caption, album, previewUrl, width, height }, place) => (
        <li key={id}>
          <a href={photoAddressOf(path, { ...selection, photo: id })} rel="nofollow">
            <img
              src={previewUrl}
              alt={messages.open(captionOf({ caption, album }), before + place + 1, pagination.total)}
              width={width}
              height={height}
              loading={place < 12 ? 'eager' : 'lazy'}
              decoding="async"
            />
          </a>
        </li>
      ))}
    </ul>
  );
});
