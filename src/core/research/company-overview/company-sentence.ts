import { differByMoreThanChance, RATING_SPREAD } from '@/core/kernel/figures/chance.rules';
import { inWords } from '@/core/kernel/formatting/in-words';
import { listedTopics } from '../reviews/listed-topics.rules';
import type { AspectFigure, FacetCount, ReviewFigures } from '../reviews/review-figures';
import { ASPECT_LABELS } from '../reviews/review-labels';
import { REVIEW_TOPICS } from '../reviews/review-topics';

export interface SentencePart {
  readonly text: string;
  readonly isStrong: boolean;
}

const MIN_COMPARED = 3;
const MAX_NAMES = 2;

interface Gap {
  readonly name: string;
  /** The distance from the industry's median, in tenths of a star. */
  readonly tenths: number;
}

/** Returns one or two sentences, or an empty text without a rating or a significant figure. */
export function companySentenceOf(
  figures: Pick<ReviewFigures, 'rating' | 'aspects' | 'liked' | 'disliked'>,
): readonly SentencePart[] {
  if (figures.rating === null) return [];
  const ratings = ratingParts(figures.aspects);
  const topics = topicSentence(figures);
  if (topics === null) return ratings;
  return [...ratings, { text: ratings.length === 0 ? topics : ` ${topics}`, isStrong: false }];
}

function ratingParts(aspects: ReviewFigures['aspects']): readonly SentencePart[] {
  const compared = aspects.filter((aspect) => aspect.rating !== null && aspect.industry !== null);
  if (compared.length < MIN_COMPARED) return [];
  const gaps = compared.flatMap(clearGapOf);
  const ahead = gaps.filter(({ tenths }) => tenths > 0);
  const behind = gaps.filter(({ tenths }) => tenths < 0);
  const total = inWords(compared.length);
  if (gaps.length === 0) return [plain('In line with its industry in '), strong(`all ${total} topics`), plain('.')];
  const of = (part: readonly Gap[]) =>
    part.length === compared.length ? `all ${total} topics` : `${inWords(part.length)} of ${total} topics`;
  if (behind.length === 0) {
    return [plain('Clearly above its industry in '), strong(of(ahead)), plain(`${furthest(ahead, 'ahead')}.`)];
  }
  if (ahead.length === 0) {
    return [plain('Clearly below its industry in '), strong(of(behind)), plain(`${furthest(behind, 'behind')}.`)];
  }
  return [
    plain('Clearly above its industry in '),
    strong(of(ahead)),
    plain(`${furthest(ahead, 'ahead')}; below it in `),
    strong(inWords(behind.length)),
    plain(`${furthest(behind, 'behind')}.`),
  ];
}

function clearGapOf({ aspect, rating, industry, count }: AspectFigure): readonly Gap[] {
  if (rating === null || industry === null) return [];
  const tenths = Math.round((rating - industry) * 10);
  return differByMoreThanChance(tenths / 10, RATING_SPREAD / Math.sqrt(count), 0)
    ? [{ name: ASPECT_LABELS[aspect].toLowerCase(), tenths }]
    : [];
}

function furthest(gaps: readonly Gap[], word: 'ahead' | 'behind'): string {
  const widest = Math.max(...gaps.map(({ tenths }) => Math.abs(tenths)));
  const names = gaps.filter(({ tenths }) => Math.abs(tenths) === widest).map(({ name }) => name);
  if (names.length > MAX_NAMES) return '';
  return gaps.length <= MAX_NAMES && names.length === gaps.length
    ? `, ${names.join(' and ')}`
    : `, furthest ${word} in ${names.join(' and ')}`;
}

/** Returns no name if an unlisted topic on this side is mentioned more often. */
function topNames(listed: readonly FacetCount[], side: readonly FacetCount[] = listed): readonly string[] {
  const most = Math.max(...side.map(({ count }) => count));
  const names = listed
    .filter(({ count }) => count === most)
    .flatMap(({ value }) => REVIEW_TOPICS.get(value)?.toLowerCase() ?? []);
  return names.length > MAX_NAMES ? [] : names;
}

function topicSentence(figures: Pick<ReviewFigures, 'liked' | 'disliked'>): string | null {
  const { liked, disliked, divided } = listedTopics(figures);
  const praised = topNames(liked, figures.liked).join(' and ');
  const criticised = topNames(disliked, figures.disliked).join(' and ');
  if (praised === '' && criticised === '') {
    const [most] = topNames(divided.map(({ value, ...sides }) => ({ value, count: sides.liked + sides.disliked })));
    return most === undefined ? null : `Reviews are divided on ${most}.`;
  }
  if (criticised === '') return `Reviews praise ${praised} most.`;
  if (praised === '') return `Reviews criticise ${criticised} most.`;
  return `Reviews praise ${praised} most and criticise ${criticised} most.`;
}

function plain(text: string): SentencePart {
  return { text, isStrong: false };
}

function strong(text: string): SentencePart {
  return { text, isStrong: true };
}
