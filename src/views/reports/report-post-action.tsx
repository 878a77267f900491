import Flag from 'lucide-react/icons/flag';
import type { ReportsStore } from '@/stores/reports/reports.store';
import type { PostMenuAction } from '../posting/post-menu-actions';
import { postMenuAction } from '../posting/post-menu-actions';
import { messages } from './messages';

/** Reporting a post to the moderators. */
export function reportPostAction(reports: Pick<ReportsStore, 'open'>): PostMenuAction {
  return postMenuAction(50, 'report', ({ id, author }) => ({
    label: messages.report,
    icon: <Flag size={18} aria-hidden="true" />,
    onSelect: () => reports.open({ type: 'post', id, author: author.name }),
  }));
}
