import Flag from 'lucide-react/icons/flag';
import Link2 from 'lucide-react/icons/link-2';
import MessageCircle from 'lucide-react/icons/message-circle';
import Pencil from 'lucide-react/icons/pencil';
import Scale from 'lucide-react/icons/scale';
import Trash2 from 'lucide-react/icons/trash-2';
import UserX from 'lucide-react/icons/user-x';
import { observer } from 'mobx-react-lite';
import type { PostAuthor } from '@/core/account/profile/post-author';
import type { Comment } from '@/core/talk/comments/comment';
import { commentPathOf } from '@/core/talk/posting/comment-path';
import { complaintFormOf, FORMAL_COMPLAINT_LABEL } from '@/core/trust/complaints/complaint-link';
import { AccessKey } from '@/stores/account/session/keys';
import { SharingKey } from '@/stores/kernel/sharing/keys';
import { CommentWritingKey } from '@/stores/talk/comments/keys';
import { HidingKey } from '@/stores/talk/hiding/keys';
import { ReportsKey } from '@/stores/trust/reports/keys';
import { useStore } from '@/views/kernel/common/use-store';
import { EllipsisIcon } from '@/views/kernel/ui/line-icon';
import type { MenuItem } from '@/views/kernel/ui/menu';
import { Menu } from '@/views/kernel/ui/menu';
import { messages } from './messages';

export interface CommentMenuProps {
  readonly comment: Comment;
  readonly author: PostAuthor;
}

export const CommentMenu = observer(function CommentMenu({ comment, author }: CommentMenuProps) {
  const { isLoggedIn, isWriter } = useStore(AccessKey);
  const sharing = useStore(SharingKey);
  const reports = useStore(ReportsKey);
  const hiding = useStore(HidingKey);
  const writing = useStore(CommentWritingKey);
  const { id, isMine, content, status } = comment;
  const path = commentPathOf(comment);
  const items: MenuItem[] = [
    {
      key: 'share',
      label: messages.copyLink,
      icon: <Link2 size={18} aria-hidden="true" />,
      onSelect: () => void sharing.copyLink(path, { resourceType: 'comment', resourceId: id }),
    },
  ];
  if (isMine) {
    items.unshift({
      key: 'edit',
      label: messages.edit,
      icon: <Pencil size={18} aria-hidden="true" />,
      onSelect: () => writing.open({ kind: 'edit', id }, content),
    });
  }
  // A removed comment can only be changed.
  if (isMine && status !== 'REMOVED') {
    items.push({
      key: 'delete',
      label: messages.remove,
      icon: <Trash2 size={18} aria-hidden="true" />,
      danger: true,
      onSelect: () => void writing.remove(comment),
    });
  }
  if (isLoggedIn && !isMine) {
    items.push({
      key: 'report',
      label: messages.report,
      icon: <Flag size={18} aria-hidden="true" />,
      onSelect: () => reports.open({ type: 'comment', id, author: author.name }),
    });
  }
  if (isWriter && !isMine && author.profileType === 'ANONYMOUS') {
    items.push({
      key: 'message',
      label: messages.message(author.name),
      icon: <MessageCircle size={18} aria-hidden="true" />,
      to: `/messages/new?to=${encodeURIComponent(author.name)}`,
    });
  }
  if (!isMine) {
    items.push({
      key: 'complain',
      label: FORMAL_COMPLAINT_LABEL,
      icon: <Scale size={18} aria-hidden="true" />,
      to: complaintFormOf(path),
    });
  }
  if (isLoggedIn && !isMine && author.profileType === 'ANONYMOUS') {
    items.push({
      key: 'block',
      label: messages.block(author.name),
      icon: <UserX size={18} aria-hidden="true" />,
      onSelect: () => void hiding.block(author.name),
    });
  }
  return <Menu label={messages.menu(author.name)} trigger={<EllipsisIcon size={18} />} items={items} defaultOpen />;
});
