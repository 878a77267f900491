import { PAGE_LENGTHS } from '@/core/kernel/common/page-lengths.rules';
import { groupIndian } from '@/core/kernel/formatting/indian-number';
import type { CommunityList } from '@/core/talk/communities/shown-communities';
import { addressOfList } from '@/core/talk/communities/shown-communities';
import { ButtonLink } from '@/views/kernel/ui/button-link';
import { pageMessages as messages } from './page-messages';

export interface CommunityPagesLinksProps {
  readonly list: CommunityList;
  readonly page: number;
  readonly total: number;
}

export function CommunityPagesLinks({ list, page, total }: CommunityPagesLinksProps) {
  const pages = Math.ceil(total / PAGE_LENGTHS.page.usual);
  if (pages <= 1) return null;
  return (
    <nav className="flex flex-wrap items-center justify-between gap-3" aria-label={messages.pages}>
      {page > 1 ? <ButtonLink to={addressOfList(list, page - 1)}>{messages.earlier}</ButtonLink> : <span />}
      <span className="meta num">{messages.page(groupIndian(page), groupIndian(pages))}</span>
      {page < pages ? <ButtonLink to={addressOfList(list, page + 1)}>{messages.next}</ButtonLink> : <span />}
    </nav>
  );
}
