import { observer } from 'mobx-react-lite';
import { CompanyAnswersKey } from '@/stores/research/company-overview/keys';
import { useStore } from '@/views/kernel/common/use-store';
import { Section } from '@/views/kernel/ui/section';
import { AspectRatings } from '../reviews/aspect-ratings';
import { messages } from './messages';

export const RatingPart = observer(function RatingPart() {
  const { figures } = useStore(CompanyAnswersKey);
  if (figures.state !== 'ready' || figures.value.rating === null) return null;
  return (
    <Section title={messages.ratings}>
      <AspectRatings figures={figures.value} />
    </Section>
  );
});
