/** Finds openings for features that know none; the feature of jobs fills it. */
export class ShownOpenings {
  has: (id: string) => boolean = () => false;
}
