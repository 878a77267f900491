import './company-parts.css';
import { CirclePlay, Scale } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { plural } from '@/core/kernel/formatting/plural';
import { addressOfItem, complaintFormOf } from '@/core/trust/complaints/complaint-link';
import { NavigationKey } from '@/stores/kernel/navigation/keys';
import { CompanyFactsKey } from '@/stores/research/company/keys';
import { useStore } from '@/views/kernel/common/use-store';
import { Button } from '@/views/kernel/ui/button';
import { Section } from '@/views/kernel/ui/section';
import { TextLink } from '@/views/kernel/ui/text-link';
import { VisuallyHidden } from '@/views/kernel/ui/visually-hidden';
import { hostOf } from './host-of';
import { partMessages } from './part-messages';

export const CompanyVideos = observer(function CompanyVideos() {
  const facts = useStore(CompanyFactsKey);
  const { path } = useStore(NavigationKey);
  const { videos, isSummaryVideoExpanded } = facts;
  if (videos.length === 0) return null;
  const others = videos.length - 1;
  return (
    <Section title={partMessages.videos}>
      <ul className="rows">
        {(isSummaryVideoExpanded ? videos : videos.slice(0, 1)).map(({ videoId, title, url }) => (
          <li key={videoId} className="company__video">
            <CirclePlay size={20} aria-hidden="true" />
            <span>
              <TextLink to={url} newTab>
                {title}
                <VisuallyHidden>{partMessages.opensElsewhere}</VisuallyHidden>
              </TextLink>
              <span className="meta block">{hostOf(url)}</span>
            </span>
            <TextLink
              to={complaintFormOf(addressOfItem(path, { kind: 'video', id: videoId }))}
              look="plain"
              className="act ms-auto"
              label={partMessages.complainAbout(title)}
            >
              <Scale size={18} aria-hidden="true" />
            </TextLink>
          </li>
        ))}
      </ul>
      {others === 0 ? null : (
        <Button tone="quiet" className="ps-0" aria-expanded={isSummaryVideoExpanded} onClick={facts.toggleSummaryVideo}>
          {isSummaryVideoExpanded ? partMessages.hideVideos : plural(others, partMessages.moreVideos)}
        </Button>
      )}
    </Section>
  );
});
