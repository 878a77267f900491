import './post-images.css';
import { observer } from 'mobx-react-lite';
import { PREVIEW_EDGE, scaledToEdge } from '@/core/kernel/pictures/picture-edges.rules';
import type { PostImage } from '@/core/kernel/pictures/uploaded-image';
import { SYNTHETIC_LABEL } from '@/core/talk/post-media/synthetic.rules';
import type { Post } from '@/core/talk/posting/post';
import { postPathOf } from '@/core/talk/posting/post-path';
import { classNames } from '@/views/kernel/ui/class-names';
import { messages } from './messages';

export interface PostImagesProps {
  readonly post: Post;
  /** True to show every picture in its own shape. A feed shows at most four, cropped. */
  readonly whole: boolean;
}

const MAX_IN_FEED = 4;

/** Links to the post in a feed, and to the file on the post's screen. */
export const PostImages = observer(function PostImages({ post, whole }: PostImagesProps) {
  const images = post.media.filter((item) => item.type === 'IMAGE');
  const shown = whole ? images : images.slice(0, MAX_IN_FEED);
  const path = postPathOf(post.id);
  return (
    <ul className={classNames('pics', (whole || images.length === 1) && 'pics--whole')}>
      {shown.map((image, index) => {
        const name = image.description || messages.picture(index + 1, images.length);
        const more = index === shown.length - 1 ? images.length - shown.length : 0;
        return (
          <li key={image.fileKey}>
            {whole ? (
              <a className="pics__a" href={image.url} target="_blank" rel="noopener">
                <Picture image={image} name={messages.openPicture(name)} isFirst={index === 0} />
                <Label image={image} />
              </a>
            ) : (
              <a className="pics__a" href={path}>
                <Picture image={image} name={name} isFirst={false} />
                <Label image={image} />
                {more === 0 ? null : <span className="pics__more num">{messages.more(more)}</span>}
              </a>
            )}
          </li>
        );
      })}
    </ul>
  );
});

function Label({ image: { isSynthetic } }: Pick<PictureProps, 'image'>) {
  return isSynthetic ? <span className="pics__more pics__label">{SYNTHETIC_LABEL}</span> : null;
}

interface PictureProps {
  readonly image: PostImage;
  readonly name: string;
  /** True for the first picture of a screen. It loads eagerly. */
  readonly isFirst: boolean;
}

function Picture({ image, name, isFirst }: PictureProps) {
  const { url, previewUrl, width, height } = image;
  return (
    <img
      src={previewUrl}
      srcSet={`${previewUrl} ${scaledToEdge(PREVIEW_EDGE, image).width}w, ${url} ${width}w`}
      sizes="(width >= 660px) 616px, 100vw"
      width={width}
      height={height}
      alt={name}
      loading={isFirst ? 'eager' : 'lazy'}
      decoding="async"
    />
  );
}
