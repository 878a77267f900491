import type { Random } from './random';

/** Picks templates so that one comes again only after at least half of the others have come. */
export class TemplatePicker<T> {
  private readonly templates: T[];

  constructor(
    private readonly random: Random,
    templates: readonly T[],
  ) {
    this.templates = [...templates];
  }

  /** One of the half that was not used for the longest time, and not one of `avoided` where there is another. */
  pick(avoided: readonly T[]): T {
    const rested = this.templates.slice(0, Math.ceil(this.templates.length / 2));
    const fresh = rested.filter((template) => !avoided.includes(template));
    const template = this.random.pick(fresh.length > 0 ? fresh : rested);
    this.use(template);
    return template;
  }

  /** Records that a template was used without having been picked. */
  use(template: T): void {
    const place = this.templates.indexOf(template);
    if (place === -1) return;
    this.templates.splice(place, 1);
    this.templates.push(template);
  }
}
