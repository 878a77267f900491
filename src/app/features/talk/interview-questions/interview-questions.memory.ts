import { ContainerModule } from 'inversify';

/** Its ports are those of the features that it needs. */
export const adapters = new ContainerModule(() => undefined);
