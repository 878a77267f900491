import './post-video.css';
import Play from 'lucide-react/icons/play';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { startSecondsOf } from '@/core/talk/post-media/youtube.rules';
import type { Post } from '@/core/talk/posting/post';
import { classNames } from '@/views/kernel/ui/class-names';
import { TextLink } from '@/views/kernel/ui/text-link';
import { messages } from './messages';

export interface PostVideoProps {
  readonly post: Post;
}

/** Loads YouTube's player only after a click. */
export const PostVideo = observer(function PostVideo({ post }: PostVideoProps) {
  const [isPlaying, setPlaying] = useState(false);
  const video = post.media.find((item) => item.type !== 'IMAGE');
  if (video === undefined) return null;
  const isShort = video.type === 'YOUTUBE_SHORT';
  const name = isShort ? messages.short : messages.video;
  const title = post.title ?? name;
  const start = startSecondsOf(video);
  const from = start === 0 ? '' : `&start=${start}`;
  return (
    <div className={classNames('yt', isShort && 'yt--short')}>
      {isPlaying ? (
        <iframe
          // The button is removed: the player takes the focus.
          ref={takeFocus}
          className="yt__frame"
          src={`https://www.youtube-nocookie.com/embed/${video.videoId}?autoplay=1${from}`}
          title={title}
          allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
          referrerPolicy="strict-origin-when-cross-origin"
        />
      ) : (
        <button
          type="button"
          className="yt__play"
          onClick={() => setPlaying(true)}
          aria-label={`${messages.play}: ${title}`}
        >
          <Play size={28} aria-hidden="true" />
        </button>
      )}
      <p className="yt__note">
        {name}
        <span className="dot" />
        <TextLink to={video.fullUrl} newTab>
          {messages.watchThere}
        </TextLink>
        {isPlaying ? null : <span className="yt__hint">{messages.videoHint}</span>}
      </p>
    </div>
  );
});

function takeFocus(player: HTMLIFrameElement | null): void {
  player?.focus();
}
