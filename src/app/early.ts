import { keepEarlyClicks } from '@/adapters/browser/early-clicks';
import { keepEarlyEntries } from '@/adapters/browser/early-entries';
import { keepEarlyKeys } from '@/adapters/browser/early-keys';

// A script of its own, before all others: early clicks and entries are replayed later.
keepEarlyClicks(document);
keepEarlyEntries(document);
keepEarlyKeys(document);
