import { meanRatingOf } from '../figures/figures.rules';
import { peopleText } from '../figures/people-text';
import { groupIndian } from '../formatting/indian-number';
import type { PluralForms } from '../formatting/plural';
import { plural } from '../formatting/plural';
import type { SharedPicture } from '../navigation/page-meta';

export const SHARE_CARD_SIZE = { width: 1200, height: 630 } as const;

export type SharedKind = 'companies' | 'posts' | 'salaries';

export interface ShareCard {
  readonly place: string;
  readonly title: string;
  readonly figures: readonly ShareCardFigure[];
}

export interface ShareCardFigure {
  readonly value: string;
  readonly label: string;
}

export function shareCardFoot(brand: string): string {
  return `${brand}: written under pseudonyms, free to read`;
}

export interface SharedCompany {
  readonly name: string;
  readonly industry: string;
  readonly headquarters: string;
  readonly reviews: number;
  readonly rating_total: number;
  readonly salaries: number;
  readonly interviews: number;
}

export function shareCardPicture(kind: SharedKind, key: string, description: string): SharedPicture {
  return { url: `/share/${kind}/${key}.png`, ...SHARE_CARD_SIZE, description };
}

/** Returns the card. It includes the rating if enough people have rated. */
export function companyShareCard(company: SharedCompany): ShareCard {
  const { name, industry, headquarters, reviews, rating_total, salaries, interviews } = company;
  const rating = meanRatingOf(rating_total, reviews);
  return {
    place: `${industry} · ${headquarters}`,
    title: name,
    figures: [
      ...(rating === null ? [] : [{ value: rating.toFixed(1), label: 'out of 5' }]),
      ...counted(reviews, { one: 'review', other: 'reviews' }),
      ...counted(salaries, { one: 'salary', other: 'salaries' }, peopleText(salaries)),
      ...counted(interviews, { one: 'interview', other: 'interviews' }),
    ],
  };
}

function counted(count: number, label: PluralForms, value = groupIndian(count)): readonly ShareCardFigure[] {
  return count === 0 ? [] : [{ value, label: plural(count, label) }];
}
