import type { Failure } from '@/core/kernel/common/failure';
import type { Result } from '@/core/kernel/common/result';
import type { Ballots, ShownBallot } from '@/core/talk/polls/cast-pick.use-case';
import type { PostOffers } from '@/core/talk/salary-offers/offer';
import { withOfferPick } from '@/core/talk/salary-offers/offer';
import type { SalaryOffers } from '@/core/talk/salary-offers/salary-offers.port';
import type { PostsStore } from '../posting/posts.store';

export class ShownOffers implements Ballots<PostOffers> {
  readonly #offers: Pick<SalaryOffers, 'pickOffer'>;
  readonly #posts: Pick<PostsStore, 'find' | 'showOffers'>;

  constructor(offers: Pick<SalaryOffers, 'pickOffer'>, posts: Pick<PostsStore, 'find' | 'showOffers'>) {
    this.#offers = offers;
    this.#posts = posts;
  }

  find(postId: string): ShownBallot | null {
    const post = this.#posts.find(postId);
    return post === null || post.offers === null ? null : { myOption: post.offers.mySalary, isMine: post.isMine };
  }

  show(postId: string, salaryId: number | null): void {
    const offers = this.#posts.find(postId)?.offers ?? null;
    if (offers !== null) this.#posts.showOffers(withOfferPick(offers, salaryId));
  }

  save(postId: string, salaryId: number): Promise<Result<PostOffers, Failure>> {
    return this.#offers.pickOffer({ postId, salaryId });
  }

  confirm(offers: PostOffers): void {
    this.#posts.showOffers(offers);
  }
}
