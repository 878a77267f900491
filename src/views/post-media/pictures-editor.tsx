import './editors.css';
import X from 'lucide-react/icons/x';
import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import { MAX_IMAGES } from '@/core/post-media/draft-images';
import { ImagesKey } from '@/stores/post-media/keys';
import { DraftKey } from '@/stores/posting/keys';
import { useStore } from '../common/use-store';
import { Button } from '../ui/button';
import { Callout } from '../ui/callout';
import { IconButton } from '../ui/icon-button';
import { PictureInput } from '../ui/picture-input';
import { messages } from './editor-messages';
import { PictureRow } from './picture-row';

/** The pictures of the draft: choosing, uploading, describing, ordering and taking them out. */
export const PicturesEditor = observer(function PicturesEditor() {
  const store = useStore(ImagesKey);
  const { form } = useStore(DraftKey);
  const input = useRef<HTMLInputElement>(null);
  const choose = useRef<HTMLButtonElement>(null);
  const { images, notice } = store;
  const isEmpty = images.length === 0;
  const list = useRef<HTMLUListElement>(null);
  const shown = useRef(images.length);
  useEffect(() => {
    const hasMore = images.length > shown.current;
    shown.current = images.length;
    if (!hasMore) return;
    const pictures = () => [...(list.current?.querySelectorAll('img') ?? [])];
    return store.scrollWhenDrawn(
      () => pictures().every(({ complete }) => complete),
      () => list.current?.lastElementChild?.scrollIntoView({ block: 'nearest' }),
    );
  }, [store, images.length]);
  useEffect(() => {
    if (isEmpty) choose.current?.focus();
  }, [isEmpty]);
  const error = form.errors.image;
  return (
    <section className="attach" aria-label={messages.pictures}>
      <div className="attach__h">
        <h3 className="h3">{messages.pictures}</h3>
        <span className="meta num">{messages.pictureCount(images.length, MAX_IMAGES)}</span>
        <IconButton
          label={messages.removeAll}
          icon={<X size={20} aria-hidden="true" />}
          disabled={form.isSubmitting}
          onClick={store.removeAll}
        />
      </div>
      {isEmpty ? null : (
        <ul ref={list}>
          {images.map((image, index) => (
            <PictureRow key={image.uri} image={image} index={index} count={images.length} />
          ))}
        </ul>
      )}
      {error === undefined && notice === null ? null : (
        <Callout tone="failure" live>
          {error ?? notice}
        </Callout>
      )}
      <Button
        ref={choose}
        disabled={form.isSubmitting || images.length >= MAX_IMAGES}
        onClick={() => input.current?.click()}
      >
        {isEmpty ? messages.choosePictures : messages.addMore}
      </Button>
      <p className="meta mt-2">{messages.privacy}</p>
      <PictureInput ref={input} label={messages.choosePictures} multiple onChoose={(files) => void store.add(files)} />
    </section>
  );
});
