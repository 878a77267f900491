import './answers.css';
import { observer } from 'mobx-react-lite';
import { withQuery } from '@/core/kernel/common/address';
import { companySentenceOf } from '@/core/research/company-overview/company-sentence';
import { compareAddressOf } from '@/core/research/compare/compare-address';
import { NavigationKey } from '@/stores/kernel/navigation/keys';
import { CompanyKey } from '@/stores/research/company/keys';
import { CompanyAnswersKey } from '@/stores/research/company-overview/keys';
import { useStore } from '@/views/kernel/common/use-store';
import { BelowFold } from '@/views/kernel/page/below-fold';
import { Section } from '@/views/kernel/ui/section';
import { TextLink } from '@/views/kernel/ui/text-link';
import { ClaimedNote } from '../company/claimed-note';
import { CompanyAbout } from '../company/company-about';
import { CompanyAwards } from '../company/company-awards';
import { CompanyBadges } from '../company/company-badges';
import { CompanyFrame } from '../company/company-frame';
import { CompanyLine } from '../company/company-line';
import { CompanyPictures } from '../company/company-pictures';
import { CompanyVideos } from '../company/company-videos';
import { CompareLink } from '../company/compare-way';
import { FewOffices } from '../company/few-offices';
import { FewRelated } from '../company/few-related';
import { NearLists } from '../company/near-lists';
import { WrittenSections } from '../company/told-sections';
import { AspectRatings } from '../reviews/aspect-ratings';
import { TopicLists } from '../reviews/topic-lists';
import { Answers } from './answers';
import { InterviewFacts } from './interview-facts';
import { messages } from './messages';
import { ReviewQuotes } from './review-quotes';
import { RolesPart } from './roles-part';

export const CompanyOverview = observer(function CompanyOverview() {
  return (
    <CompanyFrame screen="CompanyOverview" hasOwnRating lead={<Lead />} aside={<Aside />}>
      <BelowFold>
        <RolesPart />
        <ReviewQuotes />
        <RatingPart />
        <LikedPart />
        <CompanyPictures />
        <CompanyAbout />
        <WrittenSections />
      </BelowFold>
    </CompanyFrame>
  );
});

function Lead() {
  return (
    <>
      <CompanyReviewSummary />
      <Answers />
    </>
  );
}

const Aside = observer(function Aside() {
  return (
    <>
      <InterviewFacts />
      <CompareLink />
      <NearLists />
      <ClaimedNote />
      <CompanyAwards />
      <CompanyBadges />
      <FewOffices />
      <FewRelated />
      <SimilarCompanies />
      <CompanyVideos />
    </>
  );
});

/** Summarises the company's reviews. Renders nothing if nothing stands out. */
const CompanyReviewSummary = observer(function CompanyReviewSummary() {
  const { figures } = useStore(CompanyAnswersKey);
  const parts = figures.state === 'ready' ? companySentenceOf(figures.value) : [];
  if (parts.length === 0) return null;
  return <p className="say">{parts.map(({ text, isStrong }) => (isStrong ? <b key={text}>{text}</b> : text))}</p>;
});

/** Renders nothing if no topic has enough reviews. */
const LikedPart = observer(function LikedPart() {
  const { figures } = useStore(CompanyAnswersKey);
  const { companyUrlName } = useStore(CompanyKey);
  const { screens } = useStore(NavigationKey);
  const path = companyUrlName === null ? null : screens.addressOf('CompanyReviews', { urlName: companyUrlName });
  if (path === null || figures.state !== 'ready') return null;
  return <TopicLists figures={figures.value} hrefOf={(side, topic) => withQuery(path, [[side, topic]])} />;
});

const RatingPart = observer(function RatingPart() {
  const { figures } = useStore(CompanyAnswersKey);
  if (figures.state !== 'ready' || figures.value.rating === null) return null;
  return (
    <Section title={messages.ratings}>
      <AspectRatings figures={figures.value} hasTitle={false} />
    </Section>
  );
});

const SimilarCompanies = observer(function SimilarCompanies() {
  const { companyUrlName } = useStore(CompanyKey);
  const { similar } = useStore(CompanyAnswersKey);
  if (companyUrlName === null || similar.length === 0) return null;
  return (
    <Section
      title={messages.besideIt}
      action={
        <TextLink to={compareAddressOf([companyUrlName, ...similar.map(({ urlName }) => urlName)])} look="block">
          {messages.compareAll}
        </TextLink>
      }
    >
      <ul className="rows">
        {similar.map((company) => (
          <CompanyLine key={company.companyId} company={company} />
        ))}
      </ul>
    </Section>
  );
});
