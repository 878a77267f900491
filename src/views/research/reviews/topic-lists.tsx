import '../cards/rating-figures.css';
import { Fragment } from 'react';
import { percentOf } from '@/core/kernel/figures/figures.rules';
import { groupIndian } from '@/core/kernel/formatting/indian-number';
import type { DividedTopic } from '@/core/research/reviews/listed-topics.rules';
import { listedTopics } from '@/core/research/reviews/listed-topics.rules';
import type { ReviewFigures, TopicCount } from '@/core/research/reviews/review-figures';
import { REVIEW_TOPICS } from '@/core/research/reviews/review-topics';
import { RESULTS_ID } from '@/views/kernel/filters/filter-ids';
import { classNames } from '@/views/kernel/ui/class-names';
import { Section } from '@/views/kernel/ui/section';
import { figureMessages } from './figure-messages';

export interface TopicListsProps {
  readonly figures: ReviewFigures;
  readonly hrefOf: (side: 'liked' | 'disliked', topic: string) => string;
  /** If true, phones do not show the sentences. */
  readonly isShortOnPhones?: boolean;
}

export function TopicLists({ figures, hrefOf, isShortOnPhones = false }: TopicListsProps) {
  const { liked, disliked, divided } = listedTopics({
    liked: known(figures.liked),
    disliked: known(figures.disliked),
  });
  if (liked.length + disliked.length + divided.length === 0) return null;
  const total = figures.count;
  const sideLink = (side: 'liked' | 'disliked', topic: DividedTopic) => (
    <a href={`${hrefOf(side, topic.value)}#${RESULTS_ID}`} rel="nofollow" className="link">
      {figureMessages.dividedSides[side](groupIndian(topic[side]))}
    </a>
  );
  const most = Math.max(...[...liked, ...disliked].map(({ count }) => count));
  return (
    <Section title={figureMessages.writtenAbout} titleHidden>
      <div className={classNames('pair', isShortOnPhones && 'pair--short')}>
        <TopicList
          title={figureMessages.liked}
          topics={liked}
          total={total}
          most={most}
          hrefOf={(topic) => hrefOf('liked', topic)}
        />
        <TopicList
          title={figureMessages.disliked}
          topics={disliked}
          total={total}
          most={most}
          hrefOf={(topic) => hrefOf('disliked', topic)}
          isMuted
        />
      </div>
      {divided.length === 0 ? null : (
        <p className="mt-2">
          {figureMessages.divided}{' '}
          {divided.map((topic, place) => (
            <Fragment key={topic.value}>
              {place === 0 ? '' : '; '}
              {REVIEW_TOPICS.get(topic.value)} ({sideLink('liked', topic)}, {sideLink('disliked', topic)})
            </Fragment>
          ))}
        </p>
      )}
      <p className="meta mt-2">{figureMessages.topicsHint}</p>
    </Section>
  );
}

interface TopicListProps {
  readonly title: string;
  readonly topics: readonly TopicCount[];
  readonly total: number;
  readonly most: number;
  readonly hrefOf: (topic: string) => string;
  readonly isMuted?: boolean;
}

function TopicList({ title, topics, total, most, hrefOf, isMuted = false }: TopicListProps) {
  return (
    <div>
      <h3 className="h2 mb-2">{title}</h3>
      {topics.length === 0 ? <p className="meta">{figureMessages.noTopics}</p> : null}
      <ul className="hl">
        {topics.map(({ value, count, quote }) => (
          <li key={value}>
            <a href={`${hrefOf(value)}#${RESULTS_ID}`} rel="nofollow">
              <span>{REVIEW_TOPICS.get(value)}</span>
              <svg className="chart" height="11" aria-hidden="true">
                <line className="tk" x1="0" x2="100%" y1="0.5" y2="0.5" />
                <rect className={isMuted ? 'c2' : 'c1'} width={`${percentOf(count, most)}%`} height="9" />
              </svg>
              <b>
                {groupIndian(count)}
                <small>{figureMessages.ofCount(groupIndian(total))}</small>
              </b>
            </a>
            {quote === undefined ? null : <p className="hl__quote">“{quote}”</p>}
          </li>
        ))}
      </ul>
    </div>
  );
}

function known(topics: readonly TopicCount[]): readonly TopicCount[] {
  return topics.filter(({ value }) => REVIEW_TOPICS.has(value));
}
