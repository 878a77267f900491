import type { AuthorPicker } from './author-picker';
import type { DemoCommunity } from './communities';
import { communities } from './communities';
import type { DemoPerson } from './person';
import { departmentTemplatesOf, postBankOf } from './post-banks';
import type { PostTemplate } from './post-template';
import type { Random } from './random';
import { TemplateDeck } from './template-deck';

const SPARE = 24;

const MAX_TOLD = 5;

export interface PickedPost {
  readonly community: DemoCommunity;
  readonly template: PostTemplate;
  readonly author: DemoPerson;
}

export class PostPicker {
  readonly #authors: AuthorPicker;
  readonly #deck: TemplateDeck<PostTemplate>;
  readonly #homes = new Map<PostTemplate, DemoCommunity[]>();
  readonly #told = new Map<DemoCommunity, readonly PostTemplate[]>();
  #last: readonly DemoCommunity[] = [];

  constructor(random: Random, authors: AuthorPicker) {
    this.#authors = authors;
    const shared = new Map<readonly PostTemplate[], DemoCommunity[]>();
    for (const community of random.sample(communities, communities.length)) {
      const { templates } = postBankOf(community);
      const homes = shared.get(templates) ?? [];
      homes.push(community);
      shared.set(templates, homes);
      for (const template of departmentTemplatesOf(community)) this.#homes.set(template, [community]);
    }
    for (const [templates, homes] of shared) for (const template of templates) this.#homes.set(template, homes);
    this.#deck = new TemplateDeck(random, [...this.#homes.keys()], SPARE);
  }

  pick(month: number): PickedPost {
    return this.#deck.take((template) => {
      if (template.months?.includes(month) === false) return null;
      for (const community of this.#homes.get(template) ?? []) {
        if (this.#last.includes(community) || this.#told.get(community)?.includes(template)) continue;
        const author = this.#authors.author(community, template);
        if (author === null) continue;
        this.#remember(community, template);
        return { community, template, author };
      }
      return null;
    });
  }

  note(community: DemoCommunity, template: PostTemplate): void {
    this.#deck.use(template);
    this.#remember(community, template);
  }

  #remember(community: DemoCommunity, template: PostTemplate): void {
    this.#last = [community, ...this.#last].slice(0, 2);
    this.#told.set(community, [template, ...(this.#told.get(community) ?? [])].slice(0, MAX_TOLD));
    const homes = this.#homes.get(template) ?? [];
    homes.splice(homes.indexOf(community), 1);
    homes.push(community);
  }
}
