import { monthInIndia } from '@/core/kernel/common/india-calendar.rules';
import type { Database } from '@/server/platform/database';
import { bulkInsert } from './bulk-insert';
import { companies } from './demo-data';
import { insertEmployerAnswers, newestContributionOfCompany } from './load-answers.queries';
import type { GeneratedAnswer } from './load-reviews';
import { Random } from './random';

const ANSWERING = [
  { name: 'Vaayuna Technologies', reviews: 1, answersMore: true },
  { name: 'Shikharix Labs', reviews: 1, answersMore: false },
] as const;

const ANSWERS_BY_KIND = {
  interview:
    'Thank you for telling us. Interviews have at most three rounds since August, with an answer within a week.',
  photo: 'This is the fourth floor. The canteen moved there in September and serves until nine.',
} as const;

export async function loadAnswers(tx: Database, drawn: readonly GeneratedAnswer[], now: number): Promise<void> {
  const random = new Random('answers');
  const month = `${monthInIndia(now)}-01`;
  for (const { name, reviews, answersMore } of ANSWERING) {
    const companyId = companies.findIndex((company) => company.name === name) + 1;
    const toReviews = drawn
      .filter((answer) => answer.companyId === companyId)
      .toSorted((one, other) => other.month.localeCompare(one.month))
      .slice(0, reviews)
      .map(({ reviewId, text, ...answer }) => ({
        to_kind: 'review' as const,
        item_id: reviewId,
        question: null,
        text,
        month: answer.month,
      }));
    const newest = answersMore ? await tx.query(newestContributionOfCompany, companyId) : [];
    const toOthers = newest.map(({ kind, id }) => ({
      to_kind: kind,
      item_id: id,
      question: null,
      text: ANSWERS_BY_KIND[kind],
      month,
    }));
    const toFacts = answersMore
      ? [
          {
            to_kind: 'tenure' as const,
            item_id: null,
            question: 'settlement',
            text: 'Final pay is settled within two working days since April.',
            month,
          },
        ]
      : [];
    const rows = [...toReviews, ...toOthers, ...toFacts].map((row) => ({
      id: random.uuid(),
      company_id: companyId,
      ...row,
    }));
    await bulkInsert(tx, insertEmployerAnswers, rows);
  }
}
