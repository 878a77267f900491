import Flag from 'lucide-react/icons/flag';
import Scale from 'lucide-react/icons/scale';
import { postPathOf } from '@/core/talk/posting/post-path';
import { complaintFormOf, FORMAL_COMPLAINT_LABEL } from '@/core/trust/complaints/complaint-link';
import type { ReportsStore } from '@/stores/trust/reports/reports.store';
import type { PostMenuAction } from '@/views/talk/posting/post-menu-actions';
import { postMenuAction } from '@/views/talk/posting/post-menu-actions';
import { messages } from './messages';

export function reportPostAction(reports: Pick<ReportsStore, 'open'>): PostMenuAction {
  return postMenuAction(50, 'report', ({ id, author }) => ({
    label: messages.report,
    icon: <Flag size={18} aria-hidden="true" />,
    onSelect: () => reports.open({ type: 'post', id, author: author.name }),
  }));
}

/** Shown to everybody but the author. */
export const complainPostAction: PostMenuAction = {
  place: 54,
  itemFor: ({ id }, { isMine }) =>
    isMine
      ? null
      : {
          key: 'complain',
          label: FORMAL_COMPLAINT_LABEL,
          icon: <Scale size={18} aria-hidden="true" />,
          to: complaintFormOf(postPathOf(id)),
        },
};
