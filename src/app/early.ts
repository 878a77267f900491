import { keepEarlyClicks } from '@/adapters/browser/early-clicks';
import { keepEarlyEntries } from '@/adapters/browser/early-entries';
import { keepEarlyKeys } from '@/adapters/browser/early-keys';

// A script of its own, which comes before all others: what is pressed and filled in until these have come is done again then.
keepEarlyClicks(document);
keepEarlyEntries(document);
keepEarlyKeys(document);
