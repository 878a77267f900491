import ExternalLink from 'lucide-react/icons/external-link';
import type { Job } from '@/core/research/jobs/job';
import { FeaturesKey } from '@/stores/kernel/shell/keys';
import { ApplicationsKey } from '@/stores/research/heard-back/keys';
import { useStore } from '@/views/kernel/common/use-store';
import { messages } from './messages';

export interface ApplyLinkProps {
  readonly job: Job;
  readonly applyUrl: string;
  readonly className: string;
}

/** Opens the employer's page and stores the click. */
export function ApplyLink({ job: { jobId, title, company }, applyUrl, className }: ApplyLinkProps) {
  const features = useStore(FeaturesKey);
  const handlePress = () =>
    features.whenHere(ApplicationsKey, (applications) => void applications.note({ jobId, title, company }));
  return (
    <a
      className={className}
      href={applyUrl}
      target="_blank"
      rel="noopener noreferrer nofollow"
      aria-label={messages.applyAt(title, company.name)}
      data-kept
      onClick={handlePress}
    >
      {messages.apply}
      <ExternalLink size={16} aria-hidden="true" />
    </a>
  );
}
