import { useEffect, useRef } from 'react';
import { SessionKey } from '@/stores/account/session/keys';
import { useStore } from './use-store';

/** Reloads a screen's personal data when another user logs in. The route loads it the first time. */
export function useUserData(load: () => Promise<void>): void {
  const { userId } = useStore(SessionKey);
  const loadedFor = useRef(userId);
  useEffect(() => {
    if (loadedFor.current === userId) return;
    loadedFor.current = userId;
    if (userId !== null) void load();
  }, [userId, load]);
}
