import { observer } from 'mobx-react-lite';
import { ClaimedNote } from './claimed-note';
import { CompanyAbout } from './company-about';
import { CompanyAwards } from './company-awards';
import { CompanyBadges } from './company-badges';
import { CompanyFrame } from './company-frame';
import { CompanyPictures } from './company-pictures';
import { CompanyResearch } from './company-research';
import { CompanyVideos } from './company-videos';
import { CompareWay } from './compare-way';
import { FewOffices } from './few-offices';
import { FewRelated } from './few-related';
import { ToldSections } from './told-sections';

/** The first page of a company: who it is, what there is to read, and what it tells of itself (RT-CO-OVERVIEW). */
export const CompanyOverview = observer(function CompanyOverview() {
  return (
    <CompanyFrame screen="CompanyOverview" aside={<Aside />}>
      <CompanyAbout />
      <CompanyResearch />
      <CompanyPictures />
      <ToldSections />
    </CompanyFrame>
  );
});

const Aside = observer(function Aside() {
  return (
    <>
      <CompareWay />
      <ClaimedNote />
      <CompanyBadges />
      <CompanyAwards />
      <FewOffices />
      <FewRelated />
      <CompanyVideos />
    </>
  );
});
