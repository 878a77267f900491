import { observer } from 'mobx-react-lite';
import { BelowFold } from '@/views/kernel/page/below-fold';
import { ClaimedNote } from '../company/claimed-note';
import { CompanyAbout } from '../company/company-about';
import { CompanyAwards } from '../company/company-awards';
import { CompanyBadges } from '../company/company-badges';
import { CompanyFrame } from '../company/company-frame';
import { CompanyPictures } from '../company/company-pictures';
import { CompanyVideos } from '../company/company-videos';
import { CompareWay } from '../company/compare-way';
import { FewOffices } from '../company/few-offices';
import { FewRelated } from '../company/few-related';
import { NearLists } from '../company/near-lists';
import { ToldSections } from '../company/told-sections';
import { Answers } from './answers';
import { CompanySaid } from './company-said';
import { InterviewFacts } from './interview-facts';
import { LikedPart } from './liked-part';
import { RatingPart } from './rating-part';
import { ReviewQuotes } from './review-quotes';
import { RolesPart } from './roles-part';
import { SimilarCompanies } from './similar-companies';

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
        <ToldSections />
      </BelowFold>
    </CompanyFrame>
  );
});

function Lead() {
  return (
    <>
      <CompanySaid />
      <Answers />
    </>
  );
}

const Aside = observer(function Aside() {
  return (
    <>
      <InterviewFacts />
      <CompareWay />
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
