import type { ReactNode } from 'react';
import type { PostAuthor } from '@/core/account/profile/post-author';
import type { CommunitySummary } from '@/core/talk/communities/community';
import { communityPathOf } from '@/core/talk/communities/community-path';
import type { VersionedPath } from '@/core/talk/versions/version';
import { PersonAvatar } from '@/views/account/profile/person-avatar';
import { ProofMark } from '@/views/account/profile/proof-mark';
import { TimeAgo } from '@/views/kernel/shell/time-ago';
import { TextLink } from '@/views/kernel/ui/text-link';
import { VisuallyHidden } from '@/views/kernel/ui/visually-hidden';
import { EditedMark } from '../versions/edited-mark';
import { messages } from './messages';

export interface AuthorLineProps {
  readonly author: PostAuthor;
  readonly createdAt: string;
  /** The path to the earlier texts. Null if the author has not changed the text. */
  readonly edited: VersionedPath | null;
  readonly isMine: boolean;
  /** Null on the community's own screen. */
  readonly community: CommunitySummary | null;
  readonly children?: ReactNode;
}

export function AuthorLine({ author, createdAt, edited, isMine, community, children }: AuthorLineProps) {
  return (
    <div className="by">
      <PersonAvatar avatarUrl={author.avatarUrl} color={author.avatarBgColor} />
      <div className="by__x">
        <AuthorName author={author} isMine={isMine} />
        <div className="meta">
          {community === null ? null : (
            <>
              {messages.inCommunity} <TextLink to={communityPathOf(community)}>{community.name}</TextLink>
              <span className="dot" />
            </>
          )}
          <TimeAgo at={createdAt} />
          {edited === null ? null : (
            <>
              <span className="dot" />
              <EditedMark path={edited} isMine={isMine} />
            </>
          )}
        </div>
      </div>
      {children}
    </div>
  );
}

export function AuthorName({ author, isMine }: Pick<AuthorLineProps, 'author' | 'isMine'>) {
  const lastWord = author.name.lastIndexOf(' ') + 1;
  return (
    <>
      <span className="strong">{author.name.slice(0, lastWord)}</span>
      {/* Keeps the mark next to the last word, so that it does not wrap to a line of its own. */}
      <span className="whitespace-nowrap me-2">
        <span className="strong">{author.name.slice(lastWord)}</span>
        {author.proof === null ? null : (
          <>
            <VisuallyHidden>, </VisuallyHidden>
            <TextLink to="/who-can-see-what" look="plain">
              <ProofMark proof={author.proof} />
            </TextLink>
          </>
        )}
      </span>
      {isMine ? (
        <>
          <VisuallyHidden>, </VisuallyHidden>
          <span className="text-accent-ink strong me-2">{messages.yours}</span>
        </>
      ) : null}
      {author.tagline === null ? null : (
        <>
          <VisuallyHidden>, </VisuallyHidden>
          <span className="meta by__tag">{author.tagline}</span>
        </>
      )}
    </>
  );
}
