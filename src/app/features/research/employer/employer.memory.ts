import { ContainerModule } from 'inversify';

/** It has no ports of its own. */
export const adapters = new ContainerModule(() => undefined);
