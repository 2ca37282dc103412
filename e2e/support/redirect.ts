import type { Page } from '@playwright/test';

/**
 * Holds the three seconds after which an unknown address leads home, while everything else goes on.
 * @returns lets them be over
 */
export async function holdRedirect(page: Page): Promise<() => Promise<unknown>> {
  await page.addInitScript(() => {
    const { setTimeout: set, clearTimeout: clear } = window;
    const HELD = 1e9;
    let held: TimerHandler | undefined;
    Object.assign(window, {
      setTimeout: (act: TimerHandler, delay?: number, ...rest: unknown[]) => {
        if (delay !== 3000) return set(act, delay, ...rest);
        held = act;
        return HELD;
      },
      clearTimeout: (id?: number) => (id === HELD ? (held = undefined) : clear(id)),
      passRedirect: () => {
        if (held) set(held);
      },
    });
  });
  return () => page.evaluate('passRedirect()');
}
