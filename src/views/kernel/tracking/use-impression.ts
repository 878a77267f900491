import type { RefObject } from 'react';
import { useCallback } from 'react';
import type { EventType } from '@/core/kernel/tracking/event';
import { DEFAULT_IMPRESSION } from '@/core/kernel/tracking/impression.rules';
import { OccurrencesKey } from '@/stores/kernel/shell/keys';
import { useStore } from '../common/use-store';
import { useSeen } from './use-seen';

/** Tracks that the element was seen. The event does not contain its content. */
export function useImpression<E extends Element>(eventType: EventType = DEFAULT_IMPRESSION): RefObject<E | null> {
  const occurrences = useStore(OccurrencesKey);
  return useSeen<E>(useCallback(() => occurrences.add(eventType), [occurrences, eventType]));
}
