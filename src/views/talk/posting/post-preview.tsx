import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { partOf } from '@/core/talk/posting/post';
import { DraftLinkKey } from '@/stores/talk/link-cards/keys';
import { ComposerKey } from '@/stores/talk/posting/keys';
import { PersonAvatar } from '@/views/account/profile/person-avatar';
import { ProofMark } from '@/views/account/profile/proof-mark';
import { useStore } from '@/views/kernel/common/use-store';
import { Button } from '@/views/kernel/ui/button';
import { messages } from './composer-messages';
import { PostAttachment } from './post-attachment';
import { PostText } from './post-text';

/** Only links in the text lead away from the composer. */
export const PostPreview = observer(function PostPreview() {
  const { preview: post, writing } = useStore(ComposerKey);
  const links = useStore(DraftLinkKey);
  useEffect(() => void links.read(), [links]);
  if (post === null) return <p>{messages.noPreview}</p>;
  const { author, community, title, content, mentions } = post;
  const part = partOf(post);
  const seen = messages.seen[author.profileType];
  return (
    <>
      <article className="post" aria-label={messages.preview}>
        <div className="by">
          <PersonAvatar avatarUrl={author.avatarUrl} color={author.avatarBgColor} />
          <div className="by__x">
            <div>
              <span className="strong">{author.name}</span>
              {author.proof === null ? null : <ProofMark proof={author.proof} />}
              {author.tagline === null ? null : <span className="dot meta">{author.tagline}</span>}
            </div>
            <div className="meta">{messages.previewPlace(community.name)}</div>
          </div>
        </div>
        {title === null ? null : <h3 className="post__t">{title}</h3>}
        <PostText content={content} mentions={mentions} whole path="" />
        {part === null ? null : <PostAttachment part={part} post={post} whole />}
      </article>
      {writing.isEdit ? null : <LinkChoice />}
      <dl className="compose__seen">
        <dt>{messages.othersSee}</dt>
        <dd>{seen.others}</dd>
        <dt>{messages.nobodySees}</dt>
        <dd>{seen.nobody}</dd>
      </dl>
    </>
  );
});

/** Lets the author leave out the link card. The card of a changed post has its own button. */
const LinkChoice = observer(function LinkChoice() {
  const links = useStore(DraftLinkKey);
  if (links.isLeftOut) {
    return (
      <Button className="justify-self-start" onClick={() => void links.takeBack()}>
        {messages.showLink}
      </Button>
    );
  }
  return links.card === null ? null : (
    <Button className="justify-self-start" onClick={links.leaveOut}>
      {messages.leaveLinkOut}
    </Button>
  );
});
