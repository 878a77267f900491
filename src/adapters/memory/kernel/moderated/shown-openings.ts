export class ShownOpenings {
  has: (id: string) => boolean = () => false;
}
