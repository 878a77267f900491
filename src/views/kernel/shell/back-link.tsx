import ArrowLeft from 'lucide-react/icons/arrow-left';
import type { MouseEvent } from 'react';
import { useNavigate, useNavigationType } from 'react-router';
import { NavigationKey } from '@/stores/kernel/navigation/keys';
import { useStore } from '../common/use-store';

export interface BackLinkProps {
  readonly to: string;
  readonly children: string;
}

/** Leads one level up, or goes back if the user came from there. */
export function BackLink({ to, children }: BackLinkProps) {
  const navigation = useStore(NavigationKey);
  const navigate = useNavigate();
  const wasPushed = useNavigationType() === 'PUSH';
  const handleClick = (event: MouseEvent) => {
    if (!wasPushed || navigation.previousPath !== to || opensElsewhere(event)) return;
    event.preventDefault();
    void navigate(-1);
  };
  return (
    <a className="back" href={to} onClick={handleClick}>
      <ArrowLeft size={18} aria-hidden="true" />
      {children}
    </a>
  );
}

function opensElsewhere({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return button !== 0 || metaKey || ctrlKey || shiftKey || altKey;
}
