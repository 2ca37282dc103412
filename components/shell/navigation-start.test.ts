import { announceNavigation, onNavigationStart } from './navigation-start';

test('a listener gets the path, without query and fragment, and the kind', () => {
  const listener = jest.fn();
  const stop = onNavigationStart(listener);
  announceNavigation('/ratgeber?search=notar#kosten', 'push');
  announceNavigation('https://example.org/beratung', 'traverse');
  stop();
  expect(listener.mock.calls).toEqual([
    ['/ratgeber', 'push'],
    ['/beratung', 'traverse'],
  ]);
});

test('a removed listener gets nothing', () => {
  const [listener, other] = [jest.fn(), jest.fn()];
  const stop = onNavigationStart(listener);
  const stopOther = onNavigationStart(other);
  stop();
  announceNavigation('/ratgeber', 'push');
  stopOther();
  expect(listener).not.toHaveBeenCalled();
  expect(other).toHaveBeenCalledTimes(1);
});
