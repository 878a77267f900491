import { expect, it } from 'vitest';
import { linkedAddressOf as readOnClient } from '@/core/link-cards/linked-address';
import { linkedAddressOf as readOnServer } from '@/server/services/feed/link-cards/linked-address';
import { linkedAddressCases } from './linked-address.cases';

it.each(linkedAddressCases)('the text %j links to %s, for the client and the server', (text, address) => {
  expect(readOnServer(text)).toBe(address);
  expect(readOnClient(text)).toBe(address);
});
