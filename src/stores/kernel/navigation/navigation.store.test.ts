import { autorun } from 'mobx';
import { describe, expect, it } from 'vitest';
import { createScreens } from '@/core/kernel/navigation/screens';
import { NavigationStore } from './navigation.store';

function aNavigation() {
  const navigation = new NavigationStore(createScreens({ HomeScreen: '/', Post: '/p/{postId}' }));
  const moves: string[] = [];
  navigation.attach({
    push: (to) => moves.push(`push ${to}`),
    replace: (to) => moves.push(`replace ${to}`),
    back: () => moves.push('back'),
  });
  navigation.arrivedAt('/p/1', '?campaign=x');
  return { navigation, moves };
}

describe('navigation', () => {
  it('knows its screen with its parameters, and null where the path leads nowhere', () => {
    const { navigation } = aNavigation();
    expect(navigation.match).toEqual({ screen: 'Post', parameters: { postId: '1' } });
    expect(navigation.address).toBe('/p/1?campaign=x');
    navigation.arrivedAt('/nowhere', '');
    expect(navigation.match).toBeNull();
  });

  it('shows no other screen for another query, but none for a page that no list can have', () => {
    const { navigation } = aNavigation();
    const shown: (string | null)[] = [];
    const stop = autorun(() => shown.push(navigation.match?.screen ?? null));
    for (const query of ['?showLoginModal=signout', '?page=2', '', '?page=abc', '?page=3'])
      navigation.arrivedAt('/p/1', query);
    stop();
    expect(shown).toEqual(['Post', null, 'Post']);
  });

  it('marks the pressed page while it loads, and the page itself afterwards', () => {
    const { navigation } = aNavigation();
    navigation.leave('/?campaign=x');
    expect([navigation.isLeaving, navigation.markedPath, navigation.section]).toEqual([true, '/', 'HomeScreen']);
    expect(navigation.match?.screen).toBe('Post');
    navigation.arrivedAt('/', '?campaign=x', 'PUSH');
    expect([navigation.isLeaving, navigation.markedPath, navigation.section]).toEqual([false, '/', 'HomeScreen']);
  });

  it('goes elsewhere, and not to where one is', () => {
    const { navigation, moves } = aNavigation();
    navigation.go('/');
    navigation.go('/p/1');
    navigation.go('/p/1?campaign=y');
    navigation.go('/p/1#comments');
    expect(moves).toEqual(['push /', 'push /p/1#comments']);
  });

  it('rewrites the address without a history entry, and only where it changes', () => {
    const { navigation, moves } = aNavigation();
    navigation.rewrite('/p/1?campaign=x');
    navigation.rewrite('/p/1');
    expect(moves).toEqual(['replace /p/1']);
  });

  it('closes what lies over an address by going back to it, and puts it in its place where it was not there', () => {
    const { navigation, moves } = aNavigation();
    navigation.close('/p/1');
    navigation.arrivedAt('/p/1', '', 'REPLACE');
    navigation.arrivedAt('/p/1', '?photo=1', 'PUSH');
    navigation.arrivedAt('/p/1', '?photo=2', 'REPLACE');
    navigation.close('/p/1');
    navigation.arrivedAt('/p/1', '', 'POP');
    navigation.arrivedAt('/p/1', '?photo=2', 'POP');
    navigation.close('/p/1');
    expect(moves).toEqual(['replace /p/1', 'back', 'replace /p/1']);
  });

  it('goes nowhere before a router is there', () => {
    const navigation = new NavigationStore(createScreens({ HomeScreen: '/' }));
    navigation.go('/p/1');
    navigation.rewrite('/p/1');
    expect(navigation.address).toBe('/');
  });
});
