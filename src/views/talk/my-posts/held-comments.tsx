import { observer } from 'mobx-react-lite';
import type { HeldText } from '@/core/talk/my-posts/held-text';
import { commentPathOf } from '@/core/talk/posting/comment-path';
import { MyPostsKey } from '@/stores/talk/my-posts/keys';
import { useStore } from '@/views/kernel/common/use-store';
import { ReasonList } from '@/views/kernel/content-checks/reason-list';
import { TimeAgo } from '@/views/kernel/shell/time-ago';
import { Callout } from '@/views/kernel/ui/callout';
import { Section } from '@/views/kernel/ui/section';
import { TextLink } from '@/views/kernel/ui/text-link';
import { WhyRemoved } from '@/views/trust/statements/why-removed';
import { messages } from './messages';

/** Renders nothing if no comment is held. */
export const HeldComments = observer(function HeldComments() {
  const { heldComments } = useStore(MyPostsKey);
  if (heldComments.length === 0) return null;
  return (
    <Section title={messages.heldComments}>
      <ul className="grid gap-4">
        {heldComments.map((comment) => (
          <HeldComment key={comment.id} comment={comment} />
        ))}
      </ul>
    </Section>
  );
});

function HeldComment({ comment }: { readonly comment: HeldText }) {
  const { text, status, reasons, createdAt } = comment;
  return (
    <li className="grid gap-1">
      <p className="post__x" dir="auto">
        {text}
      </p>
      <p className="meta">
        <TimeAgo at={createdAt} />
      </p>
      <Callout tone="alert">
        <p>{messages.commentStates[status]}</p>
        {status === 'REJECTED' ? <WhyRemoved itemId={comment.id} /> : <ReasonList reasons={reasons} />}
      </Callout>
      <p>
        <TextLink look="block" to={commentPathOf(comment)}>
          {messages.changeComment}
        </TextLink>
      </p>
    </li>
  );
}
