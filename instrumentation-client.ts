import { announceNavigation } from '@/components/shell/navigation-start';

export const onRouterTransitionStart = announceNavigation;

// zod would otherwise try to build functions from text, which the pages' policy forbids and reports. It looks
// here when a schema is made, which may be before any module could call `z.config`.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });
