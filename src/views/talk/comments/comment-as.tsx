import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import { ProfileKey } from '@/stores/account/profile/keys';
import type { CommentBox } from '@/stores/talk/comments/comment-box';
import { CommentWritingKey } from '@/stores/talk/comments/keys';
import { PersonAvatar } from '@/views/account/profile/person-avatar';
import { useStore } from '@/views/kernel/common/use-store';
import { Button } from '@/views/kernel/ui/button';
import { Callout } from '@/views/kernel/ui/callout';
import { messages } from './messages';

export interface CommentAsProps {
  readonly box: CommentBox;
}

export const CommentAs = observer(function CommentAs({ box }: CommentAsProps) {
  const writing = useStore(CommentWritingKey);
  const { pseudoProfiles } = useStore(ProfileKey);
  if (pseudoProfiles.state !== 'ready') return <p className="comment-box__as meta">{messages.commentAs} …</p>;
  const shown = writing.profileOf(box);
  if (shown === null) return null;
  const { name, fullAvatarUrl, avatarBgColor } = shown.profileData;
  const other = pseudoProfiles.value.profilesAvailable.find(({ profileType }) => profileType !== shown.profileType);
  return (
    <div className="comment-box__as">
      <PersonAvatar avatarUrl={fullAvatarUrl} color={avatarBgColor} size={30} />
      <p aria-live="polite" className="flex-1 min-w-0">
        <span className="meta">{messages.commentAs}</span> <span className="strong">{name}</span>
      </p>
      {other === undefined ? null : (
        <Button
          tone="quiet"
          disabled={box.form.isSubmitting}
          onClick={() => writing.chooseProfile(box, other.profileType)}
        >
          {messages.changeProfile}
        </Button>
      )}
    </div>
  );
});

/** Asks once, and takes the focus, if the user has another name in the thread. */
export const OtherProfile = observer(function OtherProfile({ box }: CommentAsProps) {
  const writing = useStore(CommentWritingKey);
  const { pseudoProfiles } = useStore(ProfileKey);
  const question = useRef<HTMLDivElement>(null);
  const { profileQuestions } = box;
  useEffect(() => {
    if (profileQuestions > 0) question.current?.querySelector('button')?.focus();
  }, [profileQuestions]);
  const name = writing.profileOf(box)?.profileData.name ?? '';
  const other = writing.otherNameOf(box);
  const available = pseudoProfiles.state === 'ready' ? pseudoProfiles.value.profilesAvailable : [];
  const same = available.find(({ profileData }) => profileData.name === other);
  const handleSame = (profileType: NonNullable<typeof same>['profileType']) => {
    writing.chooseProfile(box, profileType);
    void writing.submit(box);
  };
  return (
    <div role="status" ref={question}>
      {other === null || !box.isAskedAboutName(name) ? null : (
        <Callout
          tone="alert"
          title={messages.otherProfile(other)}
          action={
            <div className="flex flex-wrap gap-2 mt-2">
              {same === undefined ? null : (
                <Button busy={box.form.isSubmitting} onClick={() => handleSame(same.profileType)}>
                  {messages.sendAs(other)}
                </Button>
              )}
              <Button tone="quiet" busy={box.form.isSubmitting} onClick={() => void writing.submit(box)}>
                {messages.sendAs(name)}
              </Button>
            </div>
          }
        >
          {messages.otherProfileText(name)}
        </Callout>
      )}
    </div>
  );
});
