import { expect, it } from 'vitest';
import { serviceDocuments } from '@/contract/generated/documents';
import { describeOnHarnesses } from './harness/describe-on-harnesses';
import { freeTextsOf } from './harness/free-texts';
import { refusedTexts, unseenSignsContract } from './unseen-signs.contract';

describeOnHarnesses('Texts with signs that nobody sees', unseenSignsContract);

it('every free text of the user service’s writes is in the table, so a new one cannot be forgotten', () => {
  // Only compared with the user's own text, never stored or shown.
  const compared = ['deleteAccount.confirmation', 'updateCareerStatus.careerData.companyName'];
  const alsoCompared = ['updateCareerStatus.careerData.collegeName', 'linkPortalAccount.tokenType'];
  const free = freeTextsOf(serviceDocuments.user).filter((text) => ![...compared, ...alsoCompared].includes(text));
  expect(free.toSorted()).toEqual(refusedTexts.map(({ field }) => field).toSorted());
});
