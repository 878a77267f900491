import { useEffect, useRef } from 'react';
import { SessionKey } from '@/stores/account/session/keys';
import { useStore } from './use-store';

/** Loads a screen's personal data again when another user logs in while it is shown; its first load is the route's. */
export function useUserData(load: () => Promise<void>): void {
  const { userId } = useStore(SessionKey);
  const loadedFor = useRef(userId);
  useEffect(() => {
    if (loadedFor.current === userId) return;
    loadedFor.current = userId;
    if (userId !== null) void load();
  }, [userId, load]);
}
