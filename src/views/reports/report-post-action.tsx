import Flag from 'lucide-react/icons/flag';
import { mayDo } from '@/core/posting/post-actions';
import type { ReportsStore } from '@/stores/reports/reports.store';
import type { PostMenuAction } from '../posting/post-menu-actions';
import { messages } from './messages';

/** Reporting a post to the moderators. */
export function reportPostAction(reports: Pick<ReportsStore, 'open'>): PostMenuAction {
  return {
    place: 50,
    itemFor: ({ id, author }, viewer) =>
      mayDo('report', viewer)
        ? {
            key: 'report',
            label: messages.report,
            icon: <Flag size={18} aria-hidden="true" />,
            onSelect: () => reports.open({ type: 'post', id, author: author.name }),
          }
        : null,
  };
}
