import { focusedElement } from '@/views/kernel/page/page';
import './editors.css';
import X from 'lucide-react/icons/x';
import { observer } from 'mobx-react-lite';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { DraftImage } from '@/core/kernel/pictures/draft-images';
import { MAX_IMAGES } from '@/core/kernel/pictures/draft-images';
import { ImagesKey } from '@/stores/talk/post-media/keys';
import { DraftKey } from '@/stores/talk/posting/keys';
import { useStore } from '@/views/kernel/common/use-store';
import { Button } from '@/views/kernel/ui/button';
import { Callout } from '@/views/kernel/ui/callout';
import { IconButton } from '@/views/kernel/ui/icon-button';
import { PictureInput } from '@/views/kernel/ui/picture-input';
import { VisuallyHidden } from '@/views/kernel/ui/visually-hidden';
import { messages } from './editor-messages';
import { nameOf } from './picture-line';
import { PictureRow } from './picture-row';

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
  const row = useRef<number>(null);
  const pressed = useRef<Element>(null);
  const [said, setSaid] = useState('');
  // The pressed button was removed or moved: the focus stays with its picture, or with the one in its place.
  // biome-ignore lint/correctness/useExhaustiveDependencies: after each change of the pictures.
  useLayoutEffect(() => {
    const rows = [...(list.current?.children ?? [])];
    const inPlace = row.current === null ? null : rows[Math.min(row.current, rows.length - 1)];
    const target = inPlace?.querySelector('.picrow__b > :last-child') ?? pressed.current;
    row.current = null;
    pressed.current = null;
    if (target instanceof HTMLElement) target.focus();
  }, [images]);
  const handleMove = (from: number, to: number) => {
    const image = images[from];
    if (image === undefined || images[to] === undefined) return;
    pressed.current = focusedElement();
    store.move(from, to);
    setSaid(messages.moved(nameOf(image), to + 1, images.length));
  };
  const handleRemove = (index: number) => {
    const image = images[index];
    if (image === undefined) return;
    row.current = index;
    void store.remove(index);
    setSaid(messages.removed(nameOf(image)));
  };
  const handleRetry = (index: number) => {
    row.current = index;
    void store.retry(images[index]?.uri ?? '');
    setSaid('');
  };
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
      <VisuallyHidden live>{said === '' ? readinessOf(images) : said}</VisuallyHidden>
      {isEmpty ? null : (
        <ul ref={list}>
          {images.map((image, index) => (
            <PictureRow
              key={image.uri}
              image={image}
              index={index}
              count={images.length}
              onMove={(to) => handleMove(index, to)}
              onRemove={() => handleRemove(index)}
              onRetry={() => handleRetry(index)}
            />
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

/** Returns an empty text while a picture is uploading. */
function readinessOf(images: readonly DraftImage[]): string {
  if (images.length === 0 || images.some(({ isUploading }) => isUploading)) return '';
  return messages.allReady(images.filter(({ details }) => details.fault === null).length, images.length);
}
