import { ContainerModule } from 'inversify';

/** Its port comes with catalog-groups. */
export const adapters = new ContainerModule(() => undefined);
