import type { DemoCommunity } from './communities';
import { communities } from './communities';
import { bankOf, ownTemplatesOf } from './post-banks';
import type { PostBank, PostTemplate } from './post-template';
import type { Random } from './random';
import { TemplatePicker } from './template-picker';

/** The number of recent posts of a community whose templates are not used again. */
const memory = 5;
const ownShare = 0.35;

/** Decides where the next post goes and what it is about, so that neighbours in no feed are alike. */
export class PostPicker {
  private readonly pickers = new Map<PostBank, TemplatePicker<PostTemplate>>();
  private readonly recent = new Map<DemoCommunity, readonly PostTemplate[]>();
  private readonly topics = communities.filter(({ type }) => type === 'topic');
  private readonly companies = communities.filter(({ type }) => type === 'company');
  private readonly departments = communities.filter(({ type }) => type === 'department');
  private last: readonly DemoCommunity[] = [];

  constructor(private readonly random: Random) {}

  /** Picks the next post. */
  pick(): { readonly community: DemoCommunity; readonly template: PostTemplate } {
    const community = this.nextCommunity();
    const avoided = this.recent.get(community) ?? [];
    const own = ownTemplatesOf(community).filter((template) => !avoided.includes(template));
    const template =
      own.length > 0 && this.random.chance(ownShare)
        ? this.random.pick(own)
        : this.pickerOf(bankOf(community)).pick(avoided);
    this.remember(community, template);
    return { community, template };
  }

  /** Takes a post that was chosen by hand into account. */
  note(community: DemoCommunity, template: PostTemplate): void {
    this.pickerOf(bankOf(community)).use(template);
    this.remember(community, template);
  }

  private nextCommunity(): DemoCommunity {
    for (;;) {
      const community = this.random.pick(this.kind());
      if (!this.last.includes(community)) return community;
    }
  }

  private kind(): readonly DemoCommunity[] {
    const share = this.random.next();
    if (share < 0.38) return this.topics.slice(0, 6);
    if (share < 0.67) return this.topics.slice(6);
    return share < 0.86 ? this.companies : this.departments;
  }

  private remember(community: DemoCommunity, template: PostTemplate): void {
    this.last = [community, ...this.last].slice(0, 2);
    this.recent.set(community, [template, ...(this.recent.get(community) ?? [])].slice(0, memory));
  }

  private pickerOf(bank: PostBank): TemplatePicker<PostTemplate> {
    const existing = this.pickers.get(bank);
    if (existing !== undefined) return existing;
    const picker = new TemplatePicker(this.random, bank.templates);
    this.pickers.set(bank, picker);
    return picker;
  }
}
