import { announceNavigation } from '@/components/shell/navigation-start';

/** Called by Next when a link is followed or the history is walked, before the new page is there. */
export const onRouterTransitionStart = announceNavigation;

// zod would otherwise try to build functions from text, which the pages' policy forbids and reports. It looks
// here as soon as a schema is made, which may be before any module could call `z.config`.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });
