import { ContainerModule } from 'inversify';

/** Its stores are those of the features that it needs. */
export const adapters = new ContainerModule(() => undefined);
