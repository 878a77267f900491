import './career-status.css';
import BadgeCheck from 'lucide-react/icons/badge-check';
import CircleDashed from 'lucide-react/icons/circle-dashed';
import type { Verified } from '@/core/account/career-status/verification';
import { isPartiallyVerified, isVerified } from '@/core/account/career-status/verification';
import { messages } from './messages';

export function VerifiedBadge({ verified }: { readonly verified: Verified }) {
  if (isVerified(verified)) {
    return (
      <span className="verified flex items-center gap-1">
        <BadgeCheck size={18} aria-hidden="true" />
        {messages.verified}
      </span>
    );
  }
  if (!isPartiallyVerified(verified)) return null;
  return (
    <span className="flex items-center gap-1 text-ink-2">
      <CircleDashed size={18} aria-hidden="true" />
      {messages.partiallyVerified}
    </span>
  );
}
