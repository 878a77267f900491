import { keepEarlyClicks } from '@/adapters/browser/early-clicks';

// A script of its own, which comes before all others: what is pressed until these have come is pressed again then.
keepEarlyClicks(document);
