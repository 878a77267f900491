import { describe, expect, it } from 'vitest';
import { MemorySessionCookies } from '@/adapters/memory/account/session/memory-session-cookies';
import { MemoryDevice } from '@/adapters/memory/kernel/device/memory-device';
import { MemoryErrorLog } from '@/adapters/memory/kernel/tracking/memory-error-log';
import { CountingIds } from '@/adapters/memory/kernel/world/counting-ids';
import { ManualTime } from '@/adapters/memory/kernel/world/manual-time';
import { MemoryBrowser } from '@/adapters/memory/kernel/world/memory-browser';
import { createDemoWorld } from '@/adapters/memory/kernel/world/memory-demo';
import { MemoryStorage } from '@/adapters/memory/kernel/world/memory-storage';
import { ErrorReporter } from '@/core/kernel/tracking/error-reporter';
import { Occurrences } from '@/core/kernel/tracking/occurrences';
import { FinishLogin } from './finish-login.use-case';
import { LoginMarkers } from './login-markers';

function aPage() {
  const time = new ManualTime();
  const browser = new MemoryBrowser(createDemoWorld(time, new CountingIds()));
  const markers = new LoginMarkers(new MemoryStorage());
  const occurrences = new Occurrences(() => time.now());
  const reporter = new ErrorReporter(new MemoryErrorLog(browser), new MemoryDevice(), () => ({
    release: '0.1.0',
    screen: 'HomeScreen',
  }));
  const finish = new FinishLogin(new MemorySessionCookies(browser), markers, reporter, occurrences);
  const counted = () => occurrences.take().map(({ eventType }) => eventType);
  return { finish, markers, counted };
}

describe('the login that the page before began', () => {
  it('[LG-LOAD-OUTCOME] [LG-LOAD-USERLOGIN] is counted as a success with its user, as a failure without, and its marker goes', async () => {
    const { finish, markers, counted } = aPage();
    markers.begin('google', 'normal');
    await finish.execute({ isLoggedIn: true, isReturn: true });
    expect(counted()).toEqual(['loginSuccess', 'userLogin']);
    expect(markers.read().loginInitiated).toBeNull();
    markers.begin('google', 'normal');
    await finish.execute({ isLoggedIn: false, isReturn: true });
    expect(counted()).toEqual(['loginFailure']);
    expect(markers.read().loginInitiated).toBeNull();
  });

  it('is not counted where there was none', async () => {
    const { finish, counted } = aPage();
    await finish.execute({ isLoggedIn: true, isReturn: false });
    await finish.execute({ isLoggedIn: false, isReturn: false });
    expect(counted()).toEqual([]);
  });
});
