import { observer } from 'mobx-react-lite';
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
import { InterviewFacts } from './interview-facts';
import { LikedPart } from './liked-part';
import { RatingPart } from './rating-part';
import { ReviewQuotes } from './review-quotes';
import { RolesPart } from './roles-part';

/** The first page of a company: is it good, what does it pay, how hard is it to get in; then facts, and what it tells of itself (RT-CO-OVERVIEW). */
export const CompanyOverview = observer(function CompanyOverview() {
  return (
    <CompanyFrame screen="CompanyOverview" aside={<Aside />}>
      <Answers />
      <RatingPart />
      <RolesPart />
      <LikedPart />
      <ReviewQuotes />
      <CompanyPictures />
      <CompanyAbout />
      <ToldSections />
    </CompanyFrame>
  );
});

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
      <CompanyVideos />
    </>
  );
});
