import type { ServiceContract } from '../contract/service-contract';
import { REALTIME } from '../contract/service-contract';
import { createEventOracle } from './event-faults';
import type { ExchangeOracle } from './exchange-faults';
import { createExchangeOracle } from './exchange-faults';

export function oracleOf(contract: ServiceContract): ExchangeOracle {
  return contract.name === REALTIME ? createEventOracle(contract) : createExchangeOracle(contract);
}
